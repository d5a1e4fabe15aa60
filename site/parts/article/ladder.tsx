import { formatPhone } from "#contract/phone.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { careWords } from "../blocks/care/care-words.ts";
import { AmbulanceNumbers } from "../company/ambulance-numbers.tsx";
import { RareStyles } from "../blocks/rare-styles.tsx";
import { PageLink } from "../links/link.tsx";
import type { Step } from "./ladder.server.ts";
import styles from "./ladder.css?url";

/** Whom to call, before the text: the most urgent step is first and largest. Each step links to its symptoms. */
export function Ladder({ steps }: { steps: Step[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className="ladder">
      <RareStyles href={styles} />
      {steps.map((step) => (
        <li key={step.anchor} className={`ladder-${step.level}`}>
          <a href={`#${step.anchor}`} className="ladder-title">
            {step.title}
          </a>
          <Call step={step} />
        </li>
      ))}
    </ol>
  );
}

function Call({ step: { level, phone } }: { step: Step }) {
  const words = useWordsOf(careWords);
  if (level === "now") {
    return (
      <p className="ladder-numbers">
        <AmbulanceNumbers or={words.or} className="ambulance" />
      </p>
    );
  }
  if (level === "duty" && phone) {
    return (
      <p className="ladder-numbers">
        <a href={`tel:${phone}`}>{formatPhone(phone) ?? phone}</a>
      </p>
    );
  }
  if (level === "today") return <PageLink page="centers">{words.centers}</PageLink>;
  return null;
}
