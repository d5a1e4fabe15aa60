import { Fragment } from "react";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { kinds, type Sheet } from "./choice.ts";
import styles from "./choose-together.module.css";
import { chooseTogetherWords } from "./choose-together-words.ts";

/** Arguments for both kinds side by side, and what to ask. `address` links to this sheet. */
export function ChoiceSheet({ sheet, address }: { sheet: Sheet; address: string }) {
  const words = useWordsOf(chooseTogetherWords);
  return (
    <section className={styles.sheet} aria-labelledby="sheet" data-choice="">
      <h2 id="sheet">{words.sheet}</h2>
      <p>{words.noVerdict}</p>
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <section key={kind} className={styles.kind} aria-labelledby={`for-${kind}`} data-kind={kind}>
            <h3 id={`for-${kind}`}>{words.kinds[kind]}</h3>
            <Lines id={`pro-${kind}`} title={words.speaksFor} lines={sheet.reasons[kind]} />
            <Lines id={`contra-${kind}`} title={words.hinders} lines={sheet.hindrances[kind]} />
            {sheet.reasons[kind].length + sheet.hindrances[kind].length === 0 && (
              <p className="muted">{words.noReasons}</p>
            )}
          </section>
        ))}
      </div>
      {sheet.neutral.length > 0 && (
        <p className="muted">
          {words.neutral} {sheet.neutral.join(", ").toLowerCase()}.
        </p>
      )}
      <section className={`columns ${styles.asks}`} aria-labelledby="asks">
        <h2 id="asks">{words.asks}</h2>
        <div className="prose">
          <ul>
            {sheet.asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.share} aria-labelledby="share">
        <h2 id="share">{words.share}</h2>
        <p>{words.shareText}</p>
        <p className={styles.ways}>
          <button type="button" className="button button-line button-small" data-print="">
            <Icon name="print" />
            {words.print}
          </button>
          <a
            className="button button-line button-small"
            href={`mailto:?subject=${encodeURIComponent(words.mailSubject)}&body=${encodeURIComponent(address)}`}
          >
            {words.mail}
          </a>
        </p>
      </section>
      <p className={styles.source}>
        {words.source}: <BreakableAddress address={address} />
      </p>
    </section>
  );
}

type LinesProps = { id: string; title: string; lines: Sheet["reasons"]["hemodialysis"] };

function Lines({ id, title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.reasons}>
      <p className={styles.side} id={id}>
        {title}
      </p>
      <div className="prose">
        <ul aria-labelledby={id}>
          {lines.map(({ topic, text }) => (
            <li key={topic}>
              <b>{topic}.</b> {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** On paper an address may break before an answer, not inside a word. */
function BreakableAddress({ address }: { address: string }) {
  return address.split(/(?=[?&])/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));
}
