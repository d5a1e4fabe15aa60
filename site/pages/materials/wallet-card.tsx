import { type Locale, locales } from "#contract/locale.ts";
import { formatPhone } from "#contract/phone.ts";
import type { NurseSheet } from "#contract/variables/nurse-sheet.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { WalletCardData } from "./load-wallet-card.server.ts";
import { materialWords } from "./materials-words.ts";
import styles from "./wallet-card.module.css";

type Field = NurseSheet["fields"][number];

/** What the notes of these fields say must be seen first, so it is on the side of what must not be done. */
const TO_PROTECT = ["fistula", "catheter"];

/**
 * On paper, in place of the text: a card for each language, the page's own first, of the size of a bank card, with lines
 * to write on. Its two sides are side by side, to be cut out and folded.
 */
export function WalletCard({ card }: { card: WalletCardData }) {
  const { locale } = useWords();
  const { card: words } = useWordsOf(materialWords);
  return (
    <section className={styles.wallet} aria-labelledby="wallet">
      <h2 id="wallet">{words.title}</h2>
      <p>{words.text}</p>
      <p className={styles.print}>
        <button type="button" className="button button-line" data-print="">
          <Icon name="print" />
          {words.print}
        </button>
      </p>
      {[locale, ...locales.filter((one) => one !== locale)].map((one) => (
        <Card key={one} locale={one} {...card} />
      ))}
    </section>
  );
}

function Card({ locale, sheet, phones }: WalletCardData & { locale: Locale }) {
  const { title, fields, never, call } = sheet;
  return (
    <div className={styles.card} lang={locale} data-card={locale}>
      <div>
        <p className={styles.title}>{title[locale]}</p>
        <ul className={styles.fields}>
          {fields.map((field) => (
            <li key={field.key} data-half={(field.half && !field.note) || undefined}>
              <span className={styles.line}>{field.label[locale]}</span>
              {field.note && !isToProtect(field) && <small>{field.note[locale]}</small>}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className={styles.title}>{never.title[locale]}</p>
        <ul>
          {fields.filter(isToProtect).map(({ key, label, note }) => (
            <li key={key}>
              <b>
                {label[locale]}: {note?.[locale]}.
              </b>
            </li>
          ))}
          {never.lines.map(({ [locale]: line }) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={styles.title}>{call.title[locale]}</p>
        <ul>
          {phones.line && (
            <li>
              {call.line[locale]}: <b className="nowrap">{formatPhone(phones.line)}</b>
            </li>
          )}
          {phones.abroad && (
            <li>
              {call.abroad[locale]}: <b className="nowrap">{formatPhone(phones.abroad)}</b>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

function isToProtect({ key }: Field): boolean {
  return TO_PROTECT.includes(key);
}
