import { defaultLocale } from "#contract/locale.ts";
import type { NurseSheet } from "#contract/variables/nurse-sheet.ts";
import { formatPhone } from "#contract/phone.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Both } from "./both.tsx";
import styles from "./nurse-sheet.module.css";
import { nurseSheetWords } from "./nurse-sheet-words.ts";
import { SheetField } from "./sheet-field.tsx";

type Props = {
  sheet: NurseSheet;
  phones: { line: string | null; abroad: string | null };
  /** The source address, for print. */
  address: string;
};

/** Not a form, and its fields have no names: nothing typed can be submitted by a key or a click. */
export function NurseSheetView({ sheet: { title, fields, never, call }, phones, address }: Props) {
  const words = useWordsOf(nurseSheetWords);
  return (
    <section className={styles.sheet} aria-labelledby="sheet" data-nurse-sheet="">
      <div className={styles.screen}>
        <h2 id="sheet">{words.sheet}</h2>
        <p>
          <b>
            {words.nothingSent} {words.gone}
            <span className={styles.live}>{words.unlessKept}</span>.
          </b>{" "}
          {words.optional} {words.abroad}
        </p>
        <Keep />
      </div>
      <p className={styles.title}>
        <Both text={title} />
      </p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <SheetField key={field.key} field={field} />
        ))}
      </div>
      <div className={styles.rest}>
        <h3>
          <Both text={never.title} />
        </h3>
        <ul className={`${styles.lines} ${styles.dots}`}>
          {never.lines.map((line) => (
            <li key={line[defaultLocale]}>
              <Both text={line} />
            </li>
          ))}
        </ul>
        <h3>
          <Both text={call.title} />
        </h3>
        <ul className={styles.lines}>
          {phones.line && <Phone label={call.line} phone={phones.line} />}
          {phones.abroad && <Phone label={call.abroad} phone={phones.abroad} />}
        </ul>
      </div>
      <Ways />
      <p className={styles.source}>
        {words.source}: {address}
      </p>
    </section>
  );
}

function Phone({ label, phone }: { label: NurseSheet["title"]; phone: string }) {
  return (
    <li>
      <Both text={label} /> <a href={`tel:${phone}`}>{formatPhone(phone) ?? phone}</a>
    </li>
  );
}

/** Before the fields: who fills them in knows what becomes of it. It works once the script is there. */
function Keep() {
  const words = useWordsOf(nurseSheetWords);
  return (
    <div className={styles.live} data-sheet-keep="">
      <label className="check">
        <input type="checkbox" disabled aria-describedby="sheet-keep-hint" />
        <span>{words.keep}</span>
      </label>
      <p className="hint" id="sheet-keep-hint">
        {words.keepHint}
      </p>
    </div>
  );
}

/** What needs scripts is hidden in the served HTML. */
function Ways() {
  const words = useWordsOf(nurseSheetWords);
  return (
    <div className={styles.ways}>
      <p className={styles.still}>{words.printYourself}</p>
      <button type="button" className="button" data-print="">
        <Icon name="print" />
        {words.print}
      </button>
      <button
        type="button"
        className={`button button-line button-small ${styles.erase}`}
        data-sheet-erase=""
        data-back={words.back}
        hidden
      >
        {words.erase}
      </button>
      {/* In the document before it has a message, so that the message is announced. */}
      <output data-erased={words.erased} />
    </div>
  );
}
