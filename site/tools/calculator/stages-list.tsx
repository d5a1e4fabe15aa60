import type { Locale } from "#contract/locale.ts";
import { stageWords } from "./stage-words.ts";
import { steps } from "./stages.ts";
import { calculatorWords } from "./calculator-words.ts";

/** Where the result will stand: what it may turn out to be. */
export function StagesList({ locale }: { locale: Locale }) {
  const words = stageWords[locale];
  return (
    <figure className="gfr-stages">
      <figcaption>{calculatorWords[locale].stagesTitle}</figcaption>
      <ul>
        {steps.map(({ stage }) => (
          <li key={stage}>
            <b data-stage={stage}>{stage}</b> <span>{words.range[stage]}</span> <span>{words[stage].title}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
