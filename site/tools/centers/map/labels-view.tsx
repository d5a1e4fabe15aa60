import type { Label } from "./labels.ts";
import styles from "./map.module.css";

/** Names for sighted visitors; screen readers get them with the marks and in the list. */
export function Labels({ labels }: { labels: Label[] }) {
  return (
    <g className={styles.labels} aria-hidden="true">
      {labels.map(({ x, y, text, anchor, fontSize }) => (
        <text key={text} x={x} y={y} textAnchor={anchor} fontSize={fontSize}>
          {text}
        </text>
      ))}
    </g>
  );
}
