import { useWordsOf } from "../../i18n/use-words.tsx";
import { Facts } from "../../parts/records/facts.tsx";
import type { OtherField } from "../../parts/records/other-fields.server.ts";
import styles from "./center.module.css";
import { placeWords } from "./place-words.ts";

/** Fields that another content API has for its centers and that we do not know. */
export function OtherFacts({ fields }: { fields: OtherField[] }) {
  const words = useWordsOf(placeWords);
  if (fields.length === 0) return null;
  const titles = Object.fromEntries(fields.map(({ key, title }) => [key, title]));
  return (
    <section className="stack" aria-labelledby="other-facts">
      <h2 id="other-facts">{words.other}</h2>
      <Facts facts={fields} titles={titles} className={styles.other} />
    </section>
  );
}
