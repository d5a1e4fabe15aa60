import { FoldedParts } from "../../parts/blocks/folded-parts.tsx";
import type { Part } from "../../parts/blocks/split-by-headings.server.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Requisites } from "../../parts/records/requisites.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import styles from "./contacts.module.css";
import type { Company } from "./load-company.server.ts";
import { contactWords } from "./contacts-words.ts";

/** Parts that few visitors need, each folded under its heading. */
export function MoreFolds({ parts, requisites }: { parts: Part[]; requisites: Company["requisites"] }) {
  const words = useWordsOf(contactWords);
  if (parts.length === 0 && requisites.length === 0) return null;
  return (
    <section className="section sand" aria-labelledby="more">
      <div className={`wrap ${styles.more}`}>
        <h2 id="more">{words.more}</h2>
        <div>
          <FoldedParts parts={parts} as="h3" />
          {requisites.length > 0 && (
            <Accordion as="h3" summary={words.requisites}>
              <Requisites items={requisites} />
            </Accordion>
          )}
        </div>
      </div>
    </section>
  );
}
