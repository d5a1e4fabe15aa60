import { useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { DayMenuWords } from "./words-ru.ts";
import type { Day } from "./day.ts";
import { keepSavedDays, readSavedDays, type SavedDay, withCopy, withDay } from "./saved-days.ts";
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
  say: (text: string) => void;
};

/** The address contains the day. Scripts print it, download it as a file, and save days in this browser on request. */
export function ShareDay({ id, wording, action, isAwake, view, day, treatment, query, today, say }: Props) {
  const { share } = wording;
  return (
    <section className="dm-share" aria-label={share.title}>
      <h2>{share.title}</h2>
      <p>{view.isEmpty ? share.empty : share.text}</p>
      {isAwake && !view.isEmpty && (
        <p className="dm-ways">
          <button type="button" className="button button-line button-small" data-print="">
            <Icon name="print" />
            {share.print}
          </button>
          <a
            className="button button-line button-small"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${toCsv(wording, { day, view, today, treatment })}`)}`}
            download={share.file}
          >
            {share.download}
          </a>
          <CopyLink key={query} {...{ wording, action, query, say }} />
        </p>
      )}
      {isAwake && <SavedDays {...{ id, wording, action, query, today, say }} isEmpty={view.isEmpty} />}
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
    <button type="button" className="button button-line button-small" onClick={copy}>
      {isCopied && <Icon name="check" />}
      {isCopied ? share.linked : share.link}
    </button>
  );
}

type SavedProps = Omit<Props, "view" | "day" | "treatment" | "isAwake"> & { isEmpty: boolean };

function SavedDays({ id, wording, action, query, today, say, isEmpty }: SavedProps) {
  const { share } = wording;
  const [days, setDays] = useState(readSavedDays);
  const [name, setName] = useState(today);
  /** Deleted days are removed from the browser, and can be restored while this page is open. */
  const [erased, setErased] = useState<{ days: SavedDay[]; told: string } | null>(null);
  const keep = (next: SavedDay[], told: string, isErasing = false) => {
    if (!keepSavedDays(next)) return say(share.failed);
    setErased(isErasing ? { days, told } : null);
    setDays(next);
    say(told);
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
              maxLength={60}
              autoComplete="off"
              aria-describedby={`${id}-name-hint`}
              onChange={({ target }) => setName(target.value)}
            />
            <button
              type="button"
              className="button"
              onClick={() =>
                keep(withDay(days, { name: name.trim() || today, query }), share.saved(name.trim() || today))
              }
            >
              {share.save}
            </button>
          </div>
        </div>
      )}
      {erased && (
        <p className="message dm-back">
          {erased.told}{" "}
          <button
            // The pressed button is gone with its row: the focus goes to the undo button.
            key={erased.days.length}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus would be lost otherwise
            autoFocus
            type="button"
            className="button button-line button-small"
            onClick={() => keep(erased.days, share.isBack)}
          >
            {share.back}
          </button>
        </p>
      )}
      {days.length > 0 && (
        <>
          <h3>{share.days}</h3>
          <ul className="dm-days">
            {days.map((day) => (
              <li key={day.name}>
                <a href={`${action}?${day.query}`}>{day.name}</a>
                <button
                  type="button"
                  className="button button-line button-small"
                  aria-label={`${share.copy}: ${day.name}`}
                  onClick={() => keep(withCopy(days, day, share.copyName), share.copied)}
                >
                  {share.copy}
                </button>
                <button
                  type="button"
                  className="button button-line button-small"
                  aria-label={`${share.erase}: ${day.name}`}
                  onClick={() =>
                    keep(
                      days.filter((one) => one !== day),
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
            <button
              type="button"
              className="button button-line button-small"
              onClick={() => keep([], share.erasedAll, true)}
            >
              {share.eraseAll}
            </button>
          </p>
        </>
      )}
    </>
  );
}
