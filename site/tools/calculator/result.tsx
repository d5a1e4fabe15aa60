import type { Locale } from "#contract/locale.ts";
import type { Measures } from "./equations.ts";
import type { Estimate } from "./reckon.ts";
import { Scale } from "./scale.tsx";
import { StageAdvice, type WaysOn } from "./stage-advice.tsx";
import type { StageTexts } from "./stage-texts.ts";
import { calculatorWords } from "./calculator-words.ts";

type Props = {
  id: string;
  locale: Locale;
  measures: Measures;
  estimates: [Estimate, Estimate];
  texts: StageTexts | null;
  ways: WaysOn;
  /** Today's date in words, for print. */
  day: string;
};

/** A lower value is more likely in other units than from a real person. */
const LEAST_LIKELY = 20;

export function Result({ id, locale, measures, estimates, texts, ways, day }: Props) {
  const words = calculatorWords[locale];
  const [first, second] = estimates;
  return (
    <>
      <p className="lead">{words.spoken(first.whole, first.stage, texts?.[first.stage].title, second.whole)}</p>
      <p className="gfr-entered">
        {words.entered(measures)}
        <span className="gfr-paper">. {words.made(day)}</span>
      </p>
      {measures.creatinine < LEAST_LIKELY && (
        <div className="message message-warning">
          <p>{words.units}</p>
        </div>
      )}
      <div className="gfr-values">
        {estimates.map(({ equation, exact, whole, stage }) => (
          <div key={equation} data-equation={equation}>
            <h3>{words.equations[equation]}</h3>
            <p className="gfr-value">
              <data value={exact}>{whole}</data> <span>{words.unit}</span>
            </p>
            <p>
              <strong>{words.stage(stage)}</strong>
            </p>
          </div>
        ))}
      </div>
      <Scale locale={locale} estimates={estimates} />
      <p>{words.difference(measures.race)}</p>
      {first.stage !== second.stage && <p>{words.disagreement(first.stage, second.stage)}</p>}
      <StageAdvice id={id} locale={locale} stage={first.stage} texts={texts} ways={ways} />
      <div className="message message-warning">
        <strong>{words.caveat.title}</strong>
        <p>{words.caveat.text}</p>
      </div>
    </>
  );
}
