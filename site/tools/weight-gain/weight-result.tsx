import { formatPhone } from "#contract/phone.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { careWords } from "../../parts/blocks/care/care-words.ts";
import { TextWithAmbulance } from "../../parts/company/text-with-ambulance.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LimitBar } from "../../ui/limit-bar.tsx";
import { dayMenuWords } from "../day-menu/day-menu-words.ts";
import { NormSource } from "../day-menu/norm-source.tsx";
import type { ShownGain } from "./load-weight-gain.server.ts";
import styles from "./weight-gain.module.css";
import { weightGainWords } from "./weight-gain-words.ts";

type Props = { result: ShownGain; /** Who answers when the center is closed. */ dutyLine: string | undefined };

/** Three numbers, each with its limit, and what to do if one is over. */
export function WeightResult({ result, dutyLine }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(weightGainWords);
  const { advice, from } = result;
  return (
    <section className={styles.result} aria-labelledby="result">
      <h2 id="result" tabIndex={-1}>
        {words.result}
      </h2>
      <p>
        <span className={styles.today}>{result.today}. </span>
        {words.typed(result.weights)}
      </p>
      {advice.over && (
        <div className="message message-warning">
          <Icon name="warn" />
          <p>
            <TextWithAmbulance text={advice.over} />
          </p>
          <Calls dutyLine={dutyLine} />
        </div>
      )}
      {advice.below && (
        <p className="message message-warning">
          <Icon name="warn" />
          <span>
            {advice.below} <a href="#call">{words.call}</a>
          </span>
        </p>
      )}
      <ul className={styles.rows}>
        <GainRow result={result} />
        <ExcessRow result={result} />
        <DrinkRow result={result} />
      </ul>
      <p className="muted">{words.caveat}</p>
      {from.length > 0 && (
        <details className={styles.from}>
          <summary className="fold-sign">{words.from}</summary>
          <ul>
            {from.map((article) => (
              <li key={article.href}>
                <NormSource wording={dayMenuWords[locale]} from={article} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The phone number is in the warning itself, so that nobody has to search for it. */
function Calls({ dutyLine }: { dutyLine: string | undefined }) {
  const words = useWordsOf(weightGainWords);
  const { centers, closed } = useWordsOf(careWords);
  return (
    <p className="care-ways">
      <PageLink page="centers">{centers}</PageLink>
      {dutyLine && (
        <span>
          {closed} <a href={`tel:${dutyLine}`}>{formatPhone(dutyLine) ?? dutyLine}</a>
        </span>
      )}
      <a href="#call">{words.call}</a>
    </p>
  );
}

function GainRow({ result: { gain, percent, most, mostPercent, isOwn, isOver, weights } }: { result: ShownGain }) {
  const words = useWordsOf(weightGainWords);
  const isGained = gain > 0;
  return (
    <li data-row="gain" data-state={isOver ? "over" : "within"}>
      <p className={styles.sum}>
        <b>{words.gain}</b>{" "}
        <span>
          <data value={gain}>{words.kg(gain)}</data>
          {isGained && <>, {words.percent(percent)}</>}
        </span>
      </p>
      {isGained && <LimitBar amount={gain} limit={{ most }} />}
      <State isOver={isOver}>
        {isOver ? words.over(words.kg(tenth(gain - most))) : isGained ? words.within : words.none}
      </State>
      <p className="hint">{isOwn ? words.own(words.kg(most)) : words.usual(words.kg(most), mostPercent)}</p>
      <p className="hint">{weights.after === null ? words.fromDry : words.fromAfter(words.kg(weights.after))}</p>
    </li>
  );
}

function ExcessRow({ result: { excess, removable, hours, advice } }: { result: ShownGain }) {
  const words = useWordsOf(weightGainWords);
  if (excess <= 0)
    return (
      <li data-row="excess" data-state="within">
        <p className={styles.sum}>
          <b>{words.excess}</b> <span>{words.noExcess}</span>
        </p>
      </li>
    );
  return (
    <li data-row="excess" data-state={advice.longer ? "over" : "within"}>
      <p className={styles.sum}>
        <b>{words.excess}</b> <data value={excess}>{words.litres(excess)}</data>
      </p>
      <LimitBar amount={excess} limit={{ most: removable }} />
      <State isOver={advice.longer !== null}>{advice.longer ? words.longer : words.inOneSession}</State>
      <p className="hint">
        {words.excessText(hours, words.litres(removable))} {advice.longer}
      </p>
    </li>
  );
}

function DrinkRow({ result: { drink, drinkBase, weights } }: { result: ShownGain }) {
  const words = useWordsOf(weightGainWords);
  if (drink === null || drinkBase === null) return null;
  return (
    <li data-row="drink">
      <p className={styles.sum}>
        <b>{words.drink}</b> <data value={drink}>{words.upTo(words.ml(drink))}</data>
      </p>
      <p className="hint">
        {words.drinkText(words.ml(drinkBase), weights.urine === null ? null : words.ml(weights.urine))}
      </p>
    </li>
  );
}

/** In words; the colour of the icon repeats it. */
function State({ isOver, children }: { isOver: boolean; children: React.ReactNode }) {
  return (
    <p className={styles.state}>
      <Icon name={isOver ? "warn" : "check"} />
      <span>{children}</span>
    </p>
  );
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
