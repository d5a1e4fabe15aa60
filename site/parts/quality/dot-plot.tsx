import { type Indicator, isMet } from "#contract/records/quality.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { labelsOf, plotOf, WIDTH } from "./plot.ts";
import styles from "./quality.module.css";
import { qualityWords } from "./quality-words.ts";
import { sayFigure } from "./say-figure.ts";

type Props = { indicator: Indicator; values: number[]; target: number; own?: number };

/** Only the drawing, in the text colour; the same data is in the text beside it and in the table. */
export function DotPlot({ indicator, values, target, own = -1 }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(qualityWords);
  const plot = plotOf(indicator, values, target, own);
  const floor = plot.height - 8;
  const dots = plot.dots.map((dot, index) => ({
    ...dot,
    isMet: isMet({ indicator, value: values[index] ?? 0, target }),
  }));
  const others = dots.filter((_, index) => index !== own);
  const mine = dots[own];
  return (
    <div className={styles.plot} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${plot.height}`} fill="none" stroke="currentColor">
        <path d={`M${plot.start} ${floor}H${plot.end}`} strokeWidth="1" />
        <path d={`M${plot.good[0]} ${floor}H${plot.good[1]}`} strokeWidth="5" />
        <path d={`M${plot.target} 2V${plot.height - 1}`} strokeWidth="2" />
        {/* A line of zero length with round caps is a dot. The halo keeps dots apart from the target line behind them. */}
        <path className={styles.halo} d={pathOf(others)} strokeWidth="14" strokeLinecap="round" />
        <path
          className={styles.others}
          d={pathOf(others.filter((dot) => dot.isMet))}
          strokeWidth={own < 0 ? 10 : 7}
          strokeLinecap="round"
        />
        {others
          .filter((dot) => !dot.isMet)
          .map(({ x, y }) => (
            <circle key={`${x} ${y}`} className={styles.others} cx={x} cy={y} r={own < 0 ? 4 : 2.5} strokeWidth="2" />
          ))}
        {mine && (
          <>
            <path className={styles.halo} d={pathOf([mine])} strokeWidth="17" strokeLinecap="round" />
            <circle cx={mine.x} cy={mine.y} r="6" strokeWidth="3" fill={mine.isMet ? "currentColor" : "none"} />
          </>
        )}
        {labelsOf(plot, target).map(({ x, value, anchor, isTarget }) => (
          <text
            key={x}
            className={isTarget ? `${styles.label} ${styles.target}` : styles.label}
            x={x}
            y={plot.height}
            dy="1.1em"
            textAnchor={anchor}
          >
            {isTarget && plot.slot > 0 && <tspan fontWeight="400">{words.outOf(plot.slot, values.length)}: </tspan>}
            {sayFigure(locale, indicator, value)}
          </text>
        ))}
      </svg>
    </div>
  );
}

function pathOf(dots: { x: number; y: number }[]): string {
  return dots.map(({ x, y }) => `M${x} ${y}h0`).join("");
}
