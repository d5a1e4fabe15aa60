import { defaultLocale } from "#contract/locale.ts";
import type { Group } from "../../tools/centers/group.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import styles from "./glossary.module.css";
import { glossaryWords } from "./glossary-words.ts";

type Term = { alias: string; title: string; description: string; synonyms: string[] };

/** All terms by letter; each has an anchor here and its own page. */
export function TermList(props: Props) {
  return <CachedFragment as="div" view={Letters} props={props} />;
}

type Props = {
  groups: Group<Term>[];
  foreign: Term[];
  /** Of a few words that were found no letter needs a link. */
  isAsked: boolean;
};

function Letters({ groups, foreign, isAsked }: Props) {
  const words = useWordsOf(glossaryWords);
  return (
    <>
      {!isAsked && (
        <nav id="letters" aria-label={words.letters} className={styles.index} data-contents="">
          <ul className={`chips ${styles.letters}`}>
            {groups.map(({ key }, n) => (
              <li key={key}>
                <a href={`#letter-${n + 1}`}>{key}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ key, items }, n) => (
        // The anchor is on what does not stick: a stuck heading is not where its words begin.
        <section key={key} id={`letter-${n + 1}`} className={styles.group} aria-label={key}>
          <div className={styles.letter}>
            <h2>{key}</h2>
            {!isAsked && (
              <a href="#letters" className="alone">
                {words.toLetters}
              </a>
            )}
          </div>
          <Terms terms={items} />
        </section>
      ))}
      {foreign.length > 0 && (
        <section className={styles.group} aria-labelledby="foreign">
          <h2 id="foreign">{words.foreign}</h2>
          <div lang={defaultLocale}>
            <Terms terms={foreign} />
          </div>
        </section>
      )}
    </>
  );
}

function Terms({ terms }: { terms: Term[] }) {
  const words = useWordsOf(glossaryWords);
  return (
    <dl className={styles.terms}>
      {terms.map(({ alias, title, description, synonyms }) => (
        <div key={alias} id={alias}>
          <dt>
            <PageLink page="glossaryTerm" params={{ item: alias }}>
              {title}
            </PageLink>
          </dt>
          <dd>
            {description}{" "}
            {synonyms.length > 0 && (
              <span className="muted">
                {words.synonyms}: {synonyms.join(", ")}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
