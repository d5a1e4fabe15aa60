import { useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { DayMenuWords } from "./words-ru.ts";
import { WrongLinks } from "./wrong-links.tsx";
import type { DayView } from "./shape-day.ts";
import { verdictOf } from "./verdict.ts";

type Props = { id: string; wording: DayMenuWords; view: DayView };

/**
 * On a phone the totals are far below the foods: a summary stays visible and links to them. Meanwhile the bar at the
 * bottom is hidden: two strips would take a quarter of the screen.
 */
export function RunningTotal({ id, wording, view }: Props) {
  return view.isEmpty ? null : <Strip id={id} wording={wording} view={view} />;
}

function Strip({ id, wording, view }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!strip.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false));
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, []);
  const { kind, text, brief, wrong } = verdictOf(wording, view);
  return (
    <div ref={strip} className="dm-running" data-state={kind} data-in-view={isInView || undefined}>
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
