import type { WayOnFoot as Way } from "../../tools/centers/way.server.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { placeWords } from "./place-words.ts";
import styles from "./way.module.css";

/** The steps that the record describes, in walking order: the sketch uses the same numbers. */
export function stepsOf(way: Way): ("stop" | "streets" | "entrance")[] {
  return (["stop", "streets", "entrance"] as const).filter((part) => way[part]);
}

/** The way from the stop to the door, as a line with stations. */
export function WayOnFoot({ way }: { way: Way }) {
  const words = useWordsOf(placeWords);
  const { minutes, stepFree } = way;
  return (
    <>
      <ol className={styles.way}>
        {stepsOf(way).map((part) => (
          <li key={part}>
            <b>
              {words[part]}
              {part === "streets" && minutes !== null && `, ${words.minutes(minutes)}`}
            </b>
            <span>
              {way[part]}
              {part === "stop" && minutes !== null && !way.streets && `, ${words.minutes(minutes)}`}
            </span>
          </li>
        ))}
      </ol>
      {stepFree !== null && (
        <p className={styles.steps}>
          <Icon name="access" />
          <span>{stepFree ? words.stepFree : words.withSteps}</span>
        </p>
      )}
    </>
  );
}
