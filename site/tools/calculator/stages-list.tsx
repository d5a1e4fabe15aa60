import type { Locale } from "#contract/locale.ts";
import type { StageTexts } from "./stage-texts.ts";
import { rangeOf, steps } from "./stages.ts";
import { calculatorWords } from "./calculator-words.ts";

/** Shown until there is a result: the possible stages. */
export function StagesList({ locale, texts }: { locale: Locale; texts: StageTexts | null }) {
  return (
    <figure className="gfr-stages">
      <figcaption>{calculatorWords[locale].stagesTitle}</figcaption>
      <ul>
        {steps.map((step) => (
          <li key={step.stage}>
            <b data-stage={step.stage}>{step.stage}</b> <span>{rangeOf(step)}</span>{" "}
            <span>{texts?.[step.stage].title}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
