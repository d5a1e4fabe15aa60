import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Locale } from "#contract/locale.ts";
import { MAX_QUERY, MIN_QUERY } from "#contract/search-limits.ts";
import type { FoundGroup, SearchAnswer } from "./found.ts";
import { optionGroups } from "./option-groups.ts";
import { Icon } from "../../ui/icon.tsx";
import { optionId, SearchOptions } from "./search-options.tsx";
import { useAwake } from "../../islands/use-awake.ts";
import { useLastAnswer } from "../../islands/use-last-answer.ts";

type Props = {
  id: string;
  /** The search page. */
  action: string;
  query: string;
  hint: string;
  popular: { text: string; href: string; lang?: Locale }[];
  words: Record<
    "label" | "find" | "options" | "all" | "waiting" | "tooShort" | "popular" | "notFound" | FoundGroup["kind"],
    string
  >;
};

/**
 * The search field: without scripts a form. Hydrated, it is an editable combobox with a listbox: the focus stays in the
 * field while the arrow keys go through the results, and a screen reader announces the group and the position in it.
 */
export default function SiteSearch({ id, action, query, hint, popular, words }: Props) {
  const isAwake = useAwake();
  const field = useRef<HTMLInputElement>(null);
  const { typed, isWaiting, answer, onType } = useLastAnswer<SearchAnswer>(field, query, (value) =>
    value.trim().length < MIN_QUERY ? null : `${action}?${new URLSearchParams({ q: value.trim(), brief: "" })}`,
  );
  // On the results page the options float, from the first letter until blur; elsewhere they have a fixed place.
  const isFloating = query !== "";
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  const isOpen = !isFloating || (isWanted ?? typed !== query);
  // A new list has new positions.
  const [reached, setReached] = useState({ position: -1, answer });
  const active = reached.answer === answer ? reached.position : -1;

  const asked = typed.trim();
  // If nothing was found, popular searches are shown again.
  const isVain = answer?.found.groups.length === 0;
  const groups = isOpen
    ? optionGroups({ asked: isVain ? "" : asked, found: answer?.found.groups ?? [], popular, action, words })
    : [];
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isExpanded = isAwake && count > 0;

  const type = (value: string) => {
    setIsWanted(true);
    setReached({ position: -1, answer });
    onType(value);
  };
  const move = (step: number) => {
    // The field itself is one of the positions.
    const position = ((active + step + count + 2) % (count + 1)) - 1;
    setReached({ position, answer });
    document.getElementById(optionId(id, position))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (isOpen) move(key === "ArrowDown" ? 1 : -1);
      else type(event.currentTarget.value);
    } else if (key === "Enter" && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(id, active))?.click();
    } else if (key === "Escape" && isFloating && isOpen) {
      event.preventDefault();
      setIsWanted(false);
    }
  };
  useEffect(() => {
    if (!isFloating || !isOpen) return;
    const leave = ({ target }: Event) => {
      if (!field.current?.form?.contains(target as Node)) setIsWanted(false);
    };
    for (const event of ["focusin", "pointerdown"]) document.addEventListener(event, leave);
    return () => {
      for (const event of ["focusin", "pointerdown"]) document.removeEventListener(event, leave);
    };
  }, [isFloating, isOpen]);

  const status = isOpen ? statusOf({ asked, isWaiting, answer, words }) : "";
  const fieldId = `${id}-q`;
  return (
    <search>
      <form action={action} role="none" className="site-search" data-to-page="">
        <label htmlFor={fieldId}>{words.label}</label>
        {hint && (
          <p id={`${id}-hint`} className="hint">
            {hint}
          </p>
        )}
        <div className="site-search-row">
          <input
            ref={field}
            id={fieldId}
            className="input"
            name="q"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? `${id}-options` : undefined}
            aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
            aria-describedby={hint ? `${id}-hint` : undefined}
            defaultValue={query}
            maxLength={MAX_QUERY}
            autoComplete="off"
            data-modal-focus=""
            inputMode="search"
            enterKeyHint="search"
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="submit" className="button">
            <Icon name="search" />
            <span>{words.find}</span>
          </button>
        </div>
        <div className="site-search-answer" data-floating={isFloating || undefined}>
          {/* In the document before it has a message, so that the message is announced. */}
          <output htmlFor={fieldId} aria-label={words.options} className={isWaiting && status ? "loading" : undefined}>
            {status}
          </output>
          {count > 0 && (
            <SearchOptions
              id={id}
              label={words.options}
              groups={groups}
              active={active}
              isAwake={isAwake}
              isFloating={isFloating}
            />
          )}
        </div>
      </form>
    </search>
  );
}

type Told = Pick<Props, "words"> & { asked: string; isWaiting: boolean; answer: SearchAnswer | null };

/** A failed request counts as no results. */
function statusOf({ asked, isWaiting, answer, words }: Told): string {
  if (asked === "") return "";
  if (asked.length < MIN_QUERY) return words.tooShort;
  return isWaiting ? words.waiting : (answer?.text.status ?? words.notFound);
}
