import { useWordsOf } from "../../i18n/words.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import { LevelMark } from "./level-mark.tsx";
import type { shapeFoods } from "./shape-foods.server.ts";
import styles from "./tables.module.css";
import { tableWords } from "./words.ts";

type Limits = ReturnType<typeof shapeFoods>["limits"];

/** Where little ends and much begins, beside the signs that say so. */
export function Legend({ limits }: { limits: Limits }) {
  const { legend } = useWordsOf(tableWords).foods;
  return (
    <div className={styles.legend}>
      <Accordion summary={legend.title}>
        <p>{legend.text}</p>
        <ul className={styles.limits}>
          {(["potassium", "phosphorus", "sodium"] as const).map((nutrient) => {
            const [low, high] = limits[nutrient];
            return (
              <li key={nutrient}>
                <strong>{legend.names[nutrient]}:</strong> <LevelMark level="low" /> {legend.upTo(String(low))},{" "}
                <LevelMark level="middle" /> {legend.upTo(String(high))}, <LevelMark level="high" />{" "}
                {legend.over(String(high))}
              </li>
            );
          })}
        </ul>
      </Accordion>
    </div>
  );
}
