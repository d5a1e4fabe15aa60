import { LEAD } from "./labels.ts";
import styles from "./map.module.css";
import type { Name } from "./scheme.ts";

/** Names for sighted visitors; screen readers get them with the marks and in the list. */
export function Labels({ labels }: { labels: Name[] }) {
  return (
    <g className={styles.labels} aria-hidden="true">
      {labels.map((label) => (
        <NameLines key={label.lines.join(" ")} {...label} />
      ))}
    </g>
  );
}

/** A name of one or two lines. Letters that shrink on a wide sheet keep their distance: it is measured in them. */
export function NameLines({ x, y, lines, anchor, fontSize, isOnWater }: Name) {
  const [first, second] = lines;
  return (
    <text
      className={`${styles.label} ${isOnWater ? styles.onWater : ""}`}
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={fontSize}
    >
      {second ? (
        <>
          <tspan dy={`${-LEAD / 2}em`}>{first}</tspan>
          {/* For who listens; it would be underlined. */}
          <tspan fontSize={0}> </tspan>
          <tspan x={x} dy={`${LEAD}em`}>
            {second}
          </tspan>
        </>
      ) : (
        first
      )}
    </text>
  );
}
