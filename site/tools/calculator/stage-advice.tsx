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

/** The stage in a sentence, and what it means. */
export function StageMeaning({ locale, stage, texts }: Pick<Props, "locale" | "stage" | "texts">) {
  const name = calculatorWords[locale].stage(stage);
  const text = texts?.[stage];
  return (
    <div className="gfr-meaning">
      <h3>{text ? `${text.title}: ${lowerFirst(name)}` : name}</h3>
      {text && <p>{text.meaning}</p>}
    </div>
  );
}

/** What to do at this stage, and further links. */
export function StageAdvice({ id, locale, stage, texts, ways }: Props) {
  const { links, next } = calculatorWords[locale];
  const text = texts?.[stage];
  const isEarly = stage === "G1" || stage === "G2";
  const isLate = stage === "G4" || stage === "G5";
  return (
    <section className="gfr-advice" aria-labelledby={`${id}-next`}>
      <h3 id={`${id}-next`}>{next}</h3>
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
          <a className="button button-action" href={ways.consultation} data-modal="consultation">
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
