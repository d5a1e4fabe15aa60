import type { ReactNode } from "react";
import type { WayOnFoot as Way } from "../../centers/way.server.ts";
import { useWordsOf } from "../../i18n/words.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./place.module.css";
import { placeWords } from "./place-words.ts";

/** The way from the stop to the door, in the order one walks it. */
export function WayOnFoot({ way: { stop, streets, entrance, minutes, stepFree } }: { way: Way }) {
  const words = useWordsOf(placeWords);
  return (
    <dl className={styles.way}>
      <Step icon="bus" title={words.stop}>
        {stop}
        {minutes !== null && `, ${words.minutes(minutes)}`}
      </Step>
      {streets && (
        <Step icon="arrow" title={words.streets}>
          {streets}
        </Step>
      )}
      {entrance && (
        <Step icon="home" title={words.entrance}>
          {entrance}
        </Step>
      )}
      {stepFree !== null && (
        <Step icon="access" title={words.steps}>
          {stepFree ? words.stepFree : words.withSteps}
        </Step>
      )}
    </dl>
  );
}

function Step({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {title}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
