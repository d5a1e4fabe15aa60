import { useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { DayMenuWords } from "./words-ru.ts";
import type { Day } from "./day.ts";
import {
  freeName,
  hashOf,
  keepSavedDays,
  LONGEST_NAME,
  openName,
  readSavedDays,
  type SavedDay,
  withDay,
} from "./saved-days.ts";
import type { DayView } from "./shape-day.ts";
import { toCsv } from "./to-csv.ts";

type Props = {
  id: string;
  wording: DayMenuWords;
  action: string;
  isAwake: boolean;
  view: DayView;
  day: Day;
  /** The kind of treatment, in words. */
  treatment: string | null;
  /** The query of the day. */
  query: string;
  today: string;
  /** How many days were started on this page. */
  started: number;
  say: (text: string) => void;
};

const SMALL = { type: "button", className: "button button-line button-small" } as const;

/** The address contains the day. Scripts print it, download it as a file, and save days in this browser on request. */
export function ShareDay({ id, wording, action, isAwake, view, day, treatment, query, today, started, say }: Props) {
  const { share } = wording;
  return (
    <section className="dm-share" aria-label={share.title}>
      <h2>{share.title}</h2>
      <p>{view.isEmpty ? share.empty : share.text}</p>
      {isAwake && !view.isEmpty && (
        <p className="dm-ways">
          <button {...SMALL} data-print="">
            <Icon name="print" />
            {share.print}
          </button>
          <a
            className={SMALL.className}
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${toCsv(wording, { day, view, today, treatment })}`)}`}
            download={share.file}
          >
            {share.download}
          </a>
          <CopyLink key={query} {...{ wording, action, query, say }} />
        </p>
      )}
      {isAwake && <SavedDays key={started} {...{ id, wording, action, query, today, say }} isEmpty={view.isEmpty} />}
    </section>
  );
}

/** Copies the day's address; the next change of the day offers it again. */
function CopyLink({ wording: { share }, action, query, say }: Pick<Props, "wording" | "action" | "query" | "say">) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`${action}?${query}`, location.href).href);
      setIsCopied(true);
      say(share.linked);
    } catch {
      say(share.failed);
    }
  };
  return (
    <button {...SMALL} onClick={copy}>
      {isCopied && <Icon name="check" />}
      {isCopied ? share.linked : share.link}
    </button>
  );
}

type SavedProps = Omit<Props, "view" | "day" | "treatment" | "isAwake" | "started"> & { isEmpty: boolean };

function SavedDays({ id, wording, action, query, today, say, isEmpty }: SavedProps) {
  const { share } = wording;
  const [days, setDays] = useState(readSavedDays);
  /** The saved day on screen, which saving replaces. */
  const [open, setOpen] = useState(() => openName(days, query, location.hash));
  const [name, setName] = useState(open || freeName(days, today));
  /** What was done. Deleted days are removed from the browser, and can be restored while this page is open. */
  const [done, setDone] = useState<{ told: string; query: string; erased?: SavedDay[] | false } | null>(null);
  const keep = (next: SavedDay[], told: string, isErasing = false) => {
    const isKept = keepSavedDays(next);
    const text = isKept ? told : share.failed;
    setDone({ told: text, query, erased: isKept && isErasing && days });
    if (isKept) setDays(next);
    say(text);
    return isKept;
  };
  const show = (named: string) => {
    setOpen(named);
    setName(named);
  };
  // Another tab, or this page before a return to it, may have saved days meanwhile.
  const put = (day: SavedDay, isShown: boolean, over?: string) => {
    const next = withDay(readSavedDays(), day, over);
    const [{ name: named }] = next;
    if (keep(next, share.saved(named)) && isShown) show(named);
  };
  return (
    <>
      {!isEmpty && (
        <div className="field">
          <label htmlFor={`${id}-name`}>{share.name}</label>
          <p className="hint" id={`${id}-name-hint`}>
            {share.where}
          </p>
          <div className="dm-search">
            <input
              id={`${id}-name`}
              className="input"
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              aria-describedby={`${id}-name-hint`}
              onChange={({ target }) => setName(target.value)}
            />
            <button
              type="button"
              className="button"
              onClick={() => put({ name: name.trim() || today, query }, true, open)}
            >
              {share.save}
            </button>
          </div>
        </div>
      )}
      {done && (done.erased || done.query === query) && (
        <p className="message dm-back">
          {done.told}{" "}
          {done.erased && (
            <button
              // The pressed button is gone with its row: the focus goes to the undo button.
              key={done.erased.length}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus would be lost otherwise
              autoFocus
              {...SMALL}
              onClick={() => done.erased && keep(done.erased, share.isBack)}
            >
              {share.back}
            </button>
          )}
        </p>
      )}
      {days.length > 0 && (
        <>
          <h3>{share.days}</h3>
          <ul className="dm-days">
            {days.map((day) => (
              <li key={day.name}>
                <a
                  href={`${action}?${day.query}${hashOf(day.name)}`}
                  // An address that differs only in its fragment loads no page.
                  onClick={() => day.query === query && show(day.name)}
                >
                  {day.name}
                </a>
                <button
                  {...SMALL}
                  aria-label={`${share.copy}: ${day.name}`}
                  onClick={() => put(day, day.name === open)}
                >
                  {share.copy}
                </button>
                <button
                  {...SMALL}
                  aria-label={`${share.erase}: ${day.name}`}
                  onClick={() =>
                    keep(
                      readSavedDays().filter((one) => one.name !== day.name),
                      share.erased(day.name),
                      true,
                    )
                  }
                >
                  {share.erase}
                </button>
              </li>
            ))}
          </ul>
          <p className="dm-ways">
            <button {...SMALL} onClick={() => keep([], share.erasedAll, true)}>
              {share.eraseAll}
            </button>
          </p>
        </>
      )}
    </>
  );
}
