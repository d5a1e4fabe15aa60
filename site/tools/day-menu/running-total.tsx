import { Icon } from "../../ui/icon.tsx";
import type { DayMenuWords } from "./words-ru.ts";
import type { DayView } from "./shape-day.ts";
import { verdictOf } from "./verdict.ts";

type Props = { id: string; wording: DayMenuWords; view: DayView };

/** On a phone the totals are far below the foods: a summary stays visible and links to them. */
export function RunningTotal({ id, wording, view }: Props) {
  if (view.isEmpty) return null;
  const { kind, text, brief } = verdictOf(wording, view);
  return (
    <a className="dm-running" href={`#${id}-totals`} data-state={kind}>
      {kind === "within" && <Icon name="check" />}
      {(kind === "over" || kind === "unsure") && <Icon name="warn" />}
      <span>
        <b>{wording.total.title}</b> <span className="dm-told">{text}</span>
        <span className="dm-brief">{brief}</span>
      </span>
    </a>
  );
}
