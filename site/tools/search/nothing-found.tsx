import type { Block } from "#contract/blocks/block.ts";
import { Blocks } from "../../parts/blocks/blocks.tsx";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import styles from "./nothing-found.module.css";
import type { Query } from "./load-popular.server.ts";
import { searchWords } from "./search-words.ts";

/** Also shown if the search failed: what to try, whom to ask, popular searches. */
export function NothingFound({ help, popular }: { help: Block[]; popular: Query[] }) {
  const { search_menu } = useWords();
  const words = useWordsOf(searchWords);
  return (
    <div className={styles.nothing}>
      <div className={`card ${styles.advice}`}>
        <h2>{search_menu.not_found}</h2>
        <Blocks blocks={help} />
        <p>
          <ModalLink modal="question" className="button button-line">
            {words.ask}
          </ModalLink>
        </p>
      </div>
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular">{words.field.popular}</h2>
          <ul className="chips">
            {popular.map(({ text, href, lang }) => (
              <li key={href}>
                <a href={href} lang={lang}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
