import type { Timeline } from "#contract/blocks/timeline.ts";
import { Picture } from "../../../ui/picture.tsx";
import { RareStyles } from "../rare-styles.tsx";
import { RichText } from "../rich-text.tsx";
import styles from "./timeline.css?url";

/** Where every entry has a date the years are what one looks for: they stand large. */
export function TimelineView({ data: { title, items } }: { data: Timeline["data"] }) {
  const isDated = items.every(({ date }) => date);
  return (
    <div className={isDated ? "timeline timeline-dated" : "timeline"}>
      <RareStyles href={styles} />
      {title && (
        <p className="block-title">
          <RichText as="b" html={title} />
        </p>
      )}
      <ol className="timeline-entries">
        {items.map(({ when, date, text, image }, index) => (
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
            {image && <Picture image={image} alt="" sizes="160px" />}
          </li>
        ))}
      </ol>
    </div>
  );
}
