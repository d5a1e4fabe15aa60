import { useWordsOf } from "../../i18n/words.tsx";
import styles from "./level-mark.module.css";
import type { Level } from "./shape-foods.server.ts";
import { tableWords } from "./words.ts";

/** A traffic light for every eye: colour, shape and word say the same. */
const shapes: Record<Level, string> = {
  low: "M2 6.5 5 9.5 10 3",
  middle: "M2 6h8",
  high: "M6 1.5v5.5M6 10v.5",
};

export function LevelMark({ level }: { level: Level }) {
  const { levels } = useWordsOf(tableWords).foods;
  return (
    <span className={`${styles.mark} ${styles[level]}`}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={shapes[level]} />
      </svg>
      {levels[level]}
    </span>
  );
}
