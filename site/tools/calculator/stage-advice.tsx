import type { Locale } from "#contract/locale.ts";
import type { Stage } from "#contract/variables/gfr-stages.ts";
import { lowerFirst } from "../../i18n/lower-first.ts";
import { TextWithAmbulance } from "../../parts/company/text-with-ambulance.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { StageTexts } from "./stage-texts.ts";
import { calculatorWords } from "./calculator-words.ts";

/** The addresses of further help. */
export type WaysOn = Record<"stages" | "consultation" | "dialysis" | "transplant", string>;

type Props = { id: string; locale: Locale; stage: Stage; texts: StageTexts | null; ways: WaysOn };

/** What the stage means, what to do, and further links. */
export function StageAdvice({ id, locale, stage, texts, ways }: Props) {
  const { links, next } = calculatorWords[locale];
  const text = texts?.[stage];
  const isEarly = stage === "G1" || stage === "G2";
  const isLate = stage === "G4" || stage === "G5";
  return (
    <section className="gfr-advice" aria-labelledby={`${id}-stage`}>
      <h3 id={`${id}-stage`}>{text ? `${stage}: ${lowerFirst(text.title)}` : stage}</h3>
      {text && <p>{text.meaning}</p>}
      <h4>{next}</h4>
      {text && (
        <div className="prose">
          <ul>
            {text.next.map((step) => (
              <li key={step}>
                <TextWithAmbulance text={step} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {text?.urgent && (
        <p className="message message-error">
          <Icon name="alert" />
          <span>
            <TextWithAmbulance text={text.urgent} />
          </span>
        </p>
      )}
      <p className="gfr-ways">
        {!isEarly && (
          <a className="button" href={ways.consultation} data-modal="consultation">
            {links.consultation}
          </a>
        )}
        <a className="more" href={ways.stages}>
          {links.stages} <Icon name="arrow" />
        </a>
        {isLate && (
          <>
            <a className="more" href={ways.dialysis}>
              {links.dialysis} <Icon name="arrow" />
            </a>
            <a className="more" href={ways.transplant}>
              {links.transplant} <Icon name="arrow" />
            </a>
          </>
        )}
      </p>
    </section>
  );
}
