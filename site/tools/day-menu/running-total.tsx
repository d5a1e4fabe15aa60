import { Icon } from "../../ui/icon.tsx";
import type { DayMenuWords } from "./words-ru.ts";
import { WrongLinks } from "./wrong-links.tsx";
import type { DayView } from "./shape-day.ts";
import { verdictOf } from "./verdict.ts";

type Props = { id: string; wording: DayMenuWords; view: DayView };

/**
 * On a phone the totals are below the foods: a line above the bar stays visible beside the foods and links to them.
 */
export function RunningTotal({ id, wording, view }: Props) {
  if (view.isEmpty) return null;
  const { kind, text, brief, wrong } = verdictOf(wording, view);
  return (
    <div className="dm-running above-notice" data-state={kind}>
      {kind === "within" && <Icon name="check" />}
      {(kind === "over" || kind === "unsure") && <Icon name="warn" />}
      <div>
        <a href={`#${id}-totals`}>
          <b>{wording.total.title}</b> <span className="dm-told">{text}</span>
          <span className="dm-brief">{brief}</span>
        </a>
        <WrongLinks {...{ id, wording, wrong }} />
      </div>
    </div>
  );
}
