import type { NurseSheet } from "#contract/variables/nurse-sheet.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Both } from "./both.tsx";
import styles from "./nurse-sheet.module.css";
import { nurseSheetWords } from "./nurse-sheet-words.ts";

type Field = NurseSheet["fields"][number];
type Choice = NonNullable<Field["choice"]>;

/** A line to type on; for a choice, boxes in both languages above it. */
export function SheetField({ field }: { field: Field }) {
  const { key, label, choice, note, half } = field;
  const width = half ? "" : styles.whole;
  const noteLine = note && (
    <p className={`hint ${styles.note}`} id={`sheet-${key}-note`}>
      <Both text={note} />
    </p>
  );
  if (!choice)
    return (
      <div className={`field ${width}`}>
        <Line field={field} label={label} />
        {noteLine}
      </div>
    );
  return (
    <fieldset className={`field ${width}`} aria-describedby={note && `sheet-${key}-note`}>
      <legend className={choice.rows.some((row) => row.label) ? styles.onPaper : undefined}>
        <Both text={label} />
      </legend>
      {choice.rows.map((row) => (
        <Row key={row.options[0]?.key} row={row} field={key} />
      ))}
      {noteLine}
      <Line field={field} label={choice.more} />
    </fieldset>
  );
}

function Row({ row: { label, take, options }, field }: { row: Choice["rows"][number]; field: string }) {
  const boxes = (
    <div className={styles.boxes} data-take={take}>
      {options.map((option) => (
        <label key={option.key} className="check">
          <input type="checkbox" data-key={`${field}.${option.key}`} />
          <Both text={option.label} />
        </label>
      ))}
    </div>
  );
  if (!label) return boxes;
  return (
    <fieldset className={`field ${styles.row}`}>
      <legend>
        <Both text={label} />
      </legend>
      {boxes}
    </fieldset>
  );
}

/** The script sets the length limit and reports it: without scripts no text is cut off silently. */
function Line({ field: { key, longest, note }, label }: { field: Field; label: Field["label"] }) {
  const words = useWordsOf(nurseSheetWords);
  return (
    <>
      <label htmlFor={`sheet-${key}`}>
        <Both text={label} />
      </label>
      <div className={styles.line}>
        <textarea
          id={`sheet-${key}`}
          className="input"
          rows={1}
          autoComplete="off"
          spellCheck={false}
          data-key={key}
          data-longest={longest}
          aria-describedby={`${note ? `sheet-${key}-note ` : ""}sheet-${key}-full`}
        />
      </div>
      <p
        className={`hint ${styles.full}`}
        id={`sheet-${key}-full`}
        aria-live="polite"
        data-text={words.full(longest)}
      />
    </>
  );
}
