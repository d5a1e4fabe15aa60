import type { Locale } from "#contract/locale.ts";
import { Icon } from "../../ui/icon.tsx";
import { dayMenuWords } from "./day-menu-words.ts";
import type { DayView } from "./shape-day.ts";
import { verdictOf } from "./verdict.ts";

type Props = { id: string; locale: Locale; view: DayView };

/** On a phone the totals lie far below the foods: their sum stays in sight, and a press leads to them. */
export function RunningTotal({ id, locale, view }: Props) {
  if (view.isEmpty) return null;
  const { kind, text, brief } = verdictOf(locale, view);
  return (
    <a className="dm-running" href={`#${id}-totals`} data-state={kind}>
      {kind === "within" && <Icon name="check" />}
      {(kind === "over" || kind === "unsure") && <Icon name="warn" />}
      <span>
        <b>{dayMenuWords[locale].total.title}</b> <span className="dm-told">{text}</span>
        <span className="dm-brief">{brief}</span>
      </span>
    </a>
  );
}
