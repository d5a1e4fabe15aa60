import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { AmountField } from "../../ui/amount-field.tsx";
import type { ShownFault } from "../../ui/field-fault.tsx";
import { href } from "../../urls.ts";
import styles from "./weight-form.module.css";
import { weightWords } from "./weight-words.ts";
import { NOTHING_TYPED, requiredWeights, type TypedWeights, type WeightField } from "./weights.ts";

const NO_FAULTS: ShownFault[] = [];

type Props = {
  id: string;
  /** The page's lead says what the form is for. */
  isOnItsPage?: boolean;
  typed?: TypedWeights;
  faults?: ShownFault[];
};

/** A GET form to the tool's page, wherever the form is embedded. */
export function WeightForm({ id, isOnItsPage = false, typed = NOTHING_TYPED, faults = NO_FAULTS }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(weightWords);
  const field = (name: WeightField) => (
    <AmountField
      id={`${id}-${name}`}
      name={name}
      typed={typed[name]}
      required={requiredWeights.has(name)}
      faults={faults}
      {...words.fields[name]}
    />
  );
  const Heading = isOnItsPage ? "h2" : "h3";
  const isMore = [typed.after, typed.own].some(Boolean);
  return (
    <form
      className={styles.form}
      action={`${href(locale, "weightGain")}#result`}
      data-lands=""
      noValidate
      autoComplete="off"
      aria-labelledby={`${id}-title`}
    >
      <Heading id={`${id}-title`} className={styles.title}>
        {words.title}
      </Heading>
      {!isOnItsPage && <p>{words.intro}</p>}
      <div className={styles.fields}>
        {field("dry")}
        {field("now")}
        {field("urine")}
      </div>
      <details className={styles.more} open={isMore}>
        <summary className="fold-sign">{words.more}</summary>
        <div className={styles.fields}>
          {field("after")}
          {field("own")}
        </div>
      </details>
      <p className={styles.ways}>
        <button type="submit" className="button">
          {words.submit}
        </button>
        <span className="muted">{words.kept}</span>
      </p>
    </form>
  );
}
