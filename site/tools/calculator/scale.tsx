import type { Locale } from "#contract/locale.ts";
import type { Estimate } from "./reckon.ts";
import { rangeOf, SCALE_TOP, steps } from "./stages.ts";
import { calculatorWords } from "./calculator-words.ts";

type Props = { locale: Locale; estimates: [Estimate, Estimate] };

/** The first equation's mark is filled, the second's is not; they point at the scale from its two sides. */
const MARKS = { across: ["M-5 0h10l-5 9z", "M-4 8h8l-4-7z"], down: ["M0-5v10l9-5z", "M8-4v8l-7-4z"] } as const;

/**
 * The stages from best to worst with a mark for each equation: horizontal if there is room, otherwise vertical. Drawn
 * in em and percent, so that letters keep their size and the drawing grows with them.
 */
export function Scale({ locale, estimates }: Props) {
  const words = calculatorWords[locale];
  const [first] = estimates;
  return (
    <figure className="gfr-scale">
      <p className="sr">
        {words.scale} {words.mark(first.stage)}
      </p>
      <svg className="gfr-across" aria-hidden="true" width="100%" height="9.4em">
        {steps.map(({ stage, from, to }, index) => (
          <g key={stage} data-stage={stage} data-current={stage === first.stage || undefined}>
            <rect x={placeOf(to)} y="2.6em" width={share(from, to)} height="2.6em" />
            <text x={placeOf((from + to) / 2)} y="4.25em">
              {stage}
            </text>
            {index < steps.length - 1 && (
              <text x={placeOf(from)} y="8.9em">
                {from}
              </text>
            )}
          </g>
        ))}
        {estimates.map(({ equation, rate, whole }, index) => (
          <svg key={`${equation} ${whole}`} data-mark={index} x={placeOf(rate)}>
            <text y={index === 0 ? "1em" : "7.3em"} textAnchor={anchorOf(rate)}>
              {whole}
            </text>
            <svg y={index === 0 ? "1.6em" : "5.25em"} width="1em" height="0.9em" viewBox="0 0 10 9">
              <path d={MARKS.across[index]} />
            </svg>
          </svg>
        ))}
      </svg>
      <svg className="gfr-down" aria-hidden="true" width="100%" height="21em">
        {steps.map((step) => (
          <g key={step.stage} data-stage={step.stage} data-current={step.stage === first.stage || undefined}>
            <rect x="3em" y={placeOf(step.to)} width="2.4em" height={share(step.from, step.to)} />
            <svg x="0" y={placeOf((step.from + step.to) / 2)}>
              <text x="4.2em" y="0.36em">
                {step.stage}
              </text>
              <text x="9em" y="0.36em" textAnchor="start">
                {rangeOf(step)}
              </text>
            </svg>
          </g>
        ))}
        {estimates.map(({ equation, rate, whole }, index) => (
          <svg key={`${equation} ${whole}`} data-mark={index} y={placeOf(rate)}>
            <text x={index === 0 ? "1.8em" : "6.6em"} y={offsetOf(rate)} textAnchor={index === 0 ? "end" : "start"}>
              {whole}
            </text>
            <svg x={index === 0 ? "2em" : "5.5em"} width="0.9em" height="1em" viewBox="0 0 9 10">
              <path d={MARKS.down[index]} />
            </svg>
          </svg>
        ))}
      </svg>
      <figcaption>
        {words.scaleUnit}
        {". "}
        <span>
          <Signs index={0} /> {words.first}
        </span>
        {", "}
        <span>
          <Signs index={1} /> {words.second}
        </span>
      </figcaption>
    </figure>
  );
}

/** The mark of the scale: pointing down or up if horizontal, sideways if vertical. */
function Signs({ index }: { index: 0 | 1 }) {
  const size = { "data-mark": index, width: "0.9em", height: "0.9em", "aria-hidden": true } as const;
  return (
    <>
      <svg {...size} className="gfr-sign" data-way="across" viewBox="-5 0 10 9">
        <path d={MARKS.across[index]} />
      </svg>
      <svg {...size} className="gfr-sign" data-way="down" viewBox="0 -5 9 10">
        <path d={MARKS.down[index]} />
      </svg>
    </>
  );
}

/** Distance from the best end, in percent of the whole; values beyond the drawn end stay at it. */
function placeOf(rate: number): string {
  return share(Math.min(Math.max(rate, 0), SCALE_TOP), SCALE_TOP);
}

function share(from: number, to: number): string {
  return `${Math.round(((to - from) / SCALE_TOP) * 10_000) / 100}%`;
}

/** Near an end the number is shifted inwards. */
function anchorOf(rate: number): "start" | "middle" | "end" {
  if (rate > SCALE_TOP * 0.95) return "start";
  return rate < SCALE_TOP * 0.05 ? "end" : "middle";
}

function offsetOf(rate: number): string {
  if (rate > SCALE_TOP * 0.97) return "0.75em";
  return rate < SCALE_TOP * 0.03 ? "0em" : "0.36em";
}
