import { lowerFirst } from "../../i18n/lower-first.ts";
import { nounFor } from "../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { DotPlot } from "../../parts/quality/dot-plot.tsx";
import { PlotKey } from "../../parts/quality/plot-key.tsx";
import type { ComparedFigure } from "../../parts/quality/figures.server.ts";
import styles from "../../parts/quality/quality.module.css";
import { qualityWords } from "../../parts/quality/quality-words.ts";
import { sayFigure, sayTarget } from "../../parts/quality/say-figure.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { Table } from "../../ui/table.tsx";
import type { Comparison } from "./load-comparison.server.ts";

/** All centers compared, indicator by indicator; those that miss a target are listed, the reasons folded. */
export function QualityComparison({ comparison }: { comparison: Comparison | null }) {
  const { locale } = useWords();
  const words = useWordsOf(qualityWords);
  if (!comparison) return null;
  const { centers, figures, source, term } = comparison;
  const year = Math.max(...figures.map((figure) => figure.year));
  return (
    <section className="section sand" aria-labelledby="quality">
      <div className="wrap stack">
        <h2 id="quality">{words.compared(year)}</h2>
        <PlotKey />
        <ul className={`${styles.panels} ${styles.three} ${styles.compared}`}>
          {figures.map((figure) => (
            <li key={figure.indicator} className={styles.panel} data-indicator={figure.indicator}>
              <h3>{words.indicators[figure.indicator].title}</h3>
              <MetBy figure={figure} />
              <p>
                <WithTerm text={words.indicators[figure.indicator].text} term={term} />
              </p>
              <DotPlot
                indicator={figure.indicator}
                values={figure.values.flatMap((value) => value ?? [])}
                target={figure.target}
              />
              <Missed figure={figure} centers={centers} />
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          {words.source}: {lowerFirst(source)}
        </p>
        <Accordion summary={words.asTable}>
          <Table
            label={words.asTable}
            head={[words.center, ...figures.map(({ indicator }) => words.indicators[indicator].title)]}
            rows={centers.map(({ name }, index) => [
              name,
              ...figures.map(({ indicator, values }) => {
                const value = values[index] ?? null;
                return value === null ? "–" : sayFigure(locale, indicator, value);
              }),
            ])}
            rowHeads
          />
        </Accordion>
      </div>
    </section>
  );
}

/** The result in words, before the drawing: how many centers met the target. */
function MetBy({ figure: { indicator, target, values, missed } }: { figure: ComparedFigure }) {
  const { locale } = useWords();
  const { metBy, outOf } = useWordsOf(qualityWords);
  const all = values.filter((value) => value !== null).length;
  const met = all - missed.reduce((sum, { centers }) => sum + centers.length, 0);
  return (
    <p>
      <b>
        {outOf(met, all)}&nbsp;{nounFor(locale, all, metBy.of)}
      </b>{" "}
      {nounFor(locale, met, metBy.have)}: {sayTarget(locale, indicator, target)}
    </p>
  );
}

function WithTerm({ text, term }: { text: string; term: Comparison["term"] }) {
  const at = term ? text.indexOf(term.title) : -1;
  if (!term || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <a href={term.to}>{term.title}</a>
      {text.slice(at + term.title.length)}
    </>
  );
}

function Missed({ figure, centers }: { figure: ComparedFigure; centers: Comparison["centers"] }) {
  const { locale } = useWords();
  const words = useWordsOf(qualityWords);
  const nameOf = (alias: string) => centers.find((center) => center.alias === alias)?.name;
  if (figure.missed.length === 0) return null;
  return (
    <div className={`prose ${styles.reasons}`}>
      <p className={styles.missed}>{words.missedBy}:</p>
      <ul>
        {figure.missed.flatMap(({ centers: named }) =>
          named.map(({ alias, value }) => (
            <li key={alias}>
              <PageLink page="center" params={{ item: alias }}>
                {nameOf(alias)}
              </PageLink>
              , {sayFigure(locale, figure.indicator, value)}
            </li>
          )),
        )}
      </ul>
      <details className="unfolds">
        <summary className="fold-sign">{words.why}</summary>
        {figure.missed.map(({ why, centers: named }) => (
          <p key={named[0]?.alias}>
            {/* One reason of all needs no name. */}
            {figure.missed.length > 1 && <b>{named.map(({ alias }) => nameOf(alias)).join("; ")}: </b>}
            {why}
          </p>
        ))}
      </details>
    </div>
  );
}
