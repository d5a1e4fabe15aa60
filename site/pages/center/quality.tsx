import type { ToldFigure } from "../../parts/quality/figures.server.ts";
import { DotPlot } from "../../parts/quality/dot-plot.tsx";
import styles from "../../parts/quality/quality.module.css";
import { qualityWords } from "../../parts/quality/quality-words.ts";
import { sayFigure, sayRange, sayTarget } from "../../parts/quality/say-figure.ts";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import { lowerFirst } from "../../i18n/lower-first.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Table } from "../../ui/table.tsx";
import { href } from "../../urls.ts";

type Told = { figures: ToldFigure[]; source: string };

/** The center's figures compared with their targets and with the other centers. */
export function Quality({ told, isClose }: { told: Told | null; isClose: boolean }) {
  if (!told) return null;
  const className = `section ${styles.own} ${isClose ? styles.close : ""}`;
  return <CachedFragment as="section" className={className} aria-labelledby="quality" view={Content} props={told} />;
}

function Content({ figures, source }: Told) {
  const { locale } = useWords();
  const words = useWordsOf(qualityWords);
  const year = Math.max(...figures.map((figure) => figure.year));
  return (
    <div className="wrap stack">
      <h2 id="quality">{words.title(year)}</h2>
      <p>
        {words.ownLead} <span className={styles.key}>{words.ownKey}</span>
      </p>
      <ul className={`${styles.panels} ${styles.three}`}>
        {figures.map(({ indicator, value, target, all, own, isMet, why }) => (
          <li key={indicator} className={styles.panel} data-indicator={indicator}>
            <h3>{words.indicators[indicator].title}</h3>
            <p className={styles.value}>
              <b>
                {sayFigure(locale, indicator, value)}
                {indicator === "infections" && <small> {words.perDays}</small>}
              </b>{" "}
              <span className={isMet ? styles.met : styles.missed}>
                <Icon name={isMet ? "check" : "warn"} />
                {isMet ? words.met : words.missed}: {sayTarget(locale, indicator, target)}
              </span>
            </p>
            <details className={`unfolds read-on ${styles.chart}`}>
              <summary className="fold-sign">{words.chart}</summary>
              <p>{words.indicators[indicator].text}</p>
              <DotPlot indicator={indicator} values={all} target={target} own={own} />
              <p className={styles.ownKey}>{words.ownKey}</p>
            </details>
            {why && (
              <p>
                <b>{words.why}.</b> {why}
              </p>
            )}
          </li>
        ))}
        <li className={styles.panel}>
          <p className={styles.note}>
            {words.source}: {lowerFirst(source)}
          </p>
          <p>
            <a className="more" href={`${href(locale, "control")}#quality`}>
              {words.all} <Icon name="arrow" />
            </a>
          </p>
        </li>
      </ul>
      <Accordion summary={words.asTable}>
        <Table
          label={words.asTable}
          head={[words.indicator, words.here, words.target, words.others]}
          rows={figures.map(({ indicator, value, target, all }) => [
            indicator === "infections"
              ? `${words.indicators[indicator].title}, ${words.perDays}`
              : words.indicators[indicator].title,
            sayFigure(locale, indicator, value),
            sayTarget(locale, indicator, target),
            sayRange(locale, indicator, all),
          ])}
          rowHeads
        />
      </Accordion>
    </div>
  );
}
