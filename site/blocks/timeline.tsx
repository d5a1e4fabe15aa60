import type { Timeline } from "#contract/blocks/timeline.ts";
import { RichText } from "./rich-text.tsx";

export function TimelineView({ data: { title, items } }: { data: Timeline["data"] }) {
  return (
    <div className="timeline">
      {title && (
        <p className="block-title">
          <RichText as="b" html={title} />
        </p>
      )}
      <ol className="timeline-entries">
        {items.map(({ when, date, text }, index) => (
          <li key={index}>
            <p className="timeline-when">
              {date ? (
                <time dateTime={date}>
                  <RichText as="b" html={when} />
                </time>
              ) : (
                <RichText as="b" html={when} />
              )}
            </p>
            <RichText as="p" html={text} />
          </li>
        ))}
      </ol>
    </div>
  );
}
