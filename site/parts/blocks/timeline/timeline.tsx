import type { Timeline } from "#contract/blocks/timeline.ts";
import { Picture } from "../../../ui/picture.tsx";
import { RichText } from "../rich-text.tsx";

/** If every entry has a date, years are set large, because people scan for them. */
export function TimelineView({ data: { title, items } }: { data: Timeline["data"] }) {
  const isDated = items.every(({ date }) => date);
  return (
    <div className={isDated ? "timeline timeline-dated" : "timeline"}>
      {title && (
        <p className="block-title">
          <RichText as="b" html={title} />
        </p>
      )}
      <ol className="timeline-entries">
        {items.map(({ when, date, text, image }, index) => (
          <li key={index}>
            {image && <Picture image={image} alt="" sizes="224px" />}
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
