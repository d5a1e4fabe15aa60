import type { Locale } from "#contract/locale.ts";
import { convertLikelyMgDl, type Measures } from "./equations.ts";
import { toQuery } from "./read-measures.ts";
import { reckon } from "./reckon.ts";
import { Scale } from "./scale.tsx";
import { StageAdvice, StageMeaning, type WaysOn } from "./stage-advice.tsx";
import type { StageTexts } from "./stage-texts.ts";
import { calculatorWords } from "./calculator-words.ts";

type Props = {
  id: string;
  locale: Locale;
  measures: Measures;
  texts: StageTexts | null;
  ways: WaysOn;
  /** Today's date in words, for print. */
  day: string;
  /** The calculator's page, and the place of the result in it. */
  action: string;
  answer: string;
  /** Takes the creatinine that was probably meant. */
  onAccept: (creatinine: number) => void;
};

/** What it means in words comes first, then the numbers, then what to do. */
export function Result(props: Props) {
  const { id, locale, measures, texts, ways, day, answer, action, onAccept } = props;
  const words = calculatorWords[locale];
  const estimates = reckon(measures);
  const [first, second] = estimates;
  const meant = convertLikelyMgDl(measures.creatinine);
  const isAgreed = meant === null && first.stage === second.stage;
  const entered = (
    <p className="gfr-entered">
      {words.entered(measures)}
      <span className="gfr-paper">. {words.made(day)}</span>
    </p>
  );
  return (
    <>
      {meant === null ? (
        <>
          <StageMeaning locale={locale} stage={first.stage} texts={texts} />
          {isAgreed && <p>{words.by}</p>}
          {entered}
        </>
      ) : (
        <>
          <div className="message message-warning gfr-doubt">
            <h3>{words.doubt.question(measures.creatinine, meant)}</h3>
            <p>{words.doubt.why(measures.creatinine)}</p>
            <p className="gfr-ways">
              <a
                className="button"
                href={`${action}?${toQuery({ ...measures, creatinine: meant })}#${answer}`}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onAccept(meant);
                }}
              >
                {words.doubt.accept(meant)}
              </a>
            </p>
          </div>
          <h3>{words.doubt.otherwise}</h3>
          <p>{words.doubt.unsure}</p>
          {entered}
        </>
      )}
      <div className="gfr-values" data-doubtful={meant !== null || undefined}>
        {estimates.map(({ equation, exact, whole, stage }) => (
          <div key={equation} data-equation={equation}>
            <h3>{words.equations[equation]}</h3>
            <p className="gfr-value">
              <data value={exact}>{whole}</data> <span>{words.unit}</span>
            </p>
            {!isAgreed && (
              <p>
                <strong>{words.stage(stage)}</strong>
              </p>
            )}
          </div>
        ))}
      </div>
      <p>{words.difference(measures.race)}</p>
      {first.stage !== second.stage && <p>{words.disagreement(first.stage, second.stage)}</p>}
      {meant === null && <StageAdvice {...{ id, locale, texts, ways }} stage={first.stage} />}
    </>
  );
}

/** Above the form, where it stands before the result: the number, and the way to it. */
export function JumpToResult({ locale, measures, answer }: Pick<Props, "locale" | "measures" | "answer">) {
  const [first] = reckon(measures);
  return (
    <a className="alone gfr-jump" href={`#${answer}`}>
      {calculatorWords[locale].jump(convertLikelyMgDl(measures.creatinine) === null ? first : null)}
    </a>
  );
}

/** Where the result lies among the stages. */
export function ResultOnScale({ locale, measures }: Pick<Props, "locale" | "measures">) {
  return <Scale locale={locale} estimates={reckon(measures)} />;
}
