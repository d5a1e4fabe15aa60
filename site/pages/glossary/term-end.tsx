import type { RelatedPage } from "../../parts/article/load-neighbours.server.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./glossary.module.css";
import { glossaryWords } from "./glossary-words.ts";

type Props = {
  synonyms: string[];
  /** Pages that use the term. */
  places: RelatedPage[];
  letter: string;
  near: { alias: string; title: string }[];
};

/** What follows the meaning on a term's page: synonyms, pages that use it, neighbouring terms, the link back. */
export function TermEnd({ synonyms, places, letter, near }: Props) {
  const words = useWordsOf(glossaryWords);
  return (
    <div className={styles.end}>
      {synonyms.length > 0 && (
        <section>
          <h2>{words.synonyms}</h2>
          <p>{synonyms.join(", ")}</p>
        </section>
      )}
      {places.length > 0 && (
        <section>
          <h2>{words.places}</h2>
          <ul className={styles.places}>
            {places.map(({ href, title, lang, text }) => (
              <li key={href}>
                <a href={href} lang={lang}>
                  <b>{title}</b>
                  {text && <span>{text}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {near.length > 0 && (
        <section>
          <h2>{words.near(letter)}</h2>
          <ul className="chips">
            {near.map(({ alias, title }) => (
              <li key={alias}>
                <PageLink page="glossaryTerm" params={{ item: alias }}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PageLink page="glossary" className="more">
        <Icon name="back" />
        {words.all}
      </PageLink>
    </div>
  );
}
