import { useWords, useWordsOf } from "../../i18n/words.tsx";
import { queryOf } from "../../parts/records/query.ts";
import { Icon } from "../../ui/icon.tsx";
import { href } from "../../urls.ts";
import type { Found, FoundGroup, FoundItem } from "./found.ts";
import { Marked } from "./marked.tsx";
import styles from "./results.module.css";
import { countsOf, searchWords } from "./words.ts";

/** What was found, a list a group; of the articles more by a link, which a script follows in place. */
export function Results({ found }: { found: Found }) {
  const isBeside = found.groups.length > 1 && found.groups.some(({ kind }) => kind === "articles");
  return (
    <div className={isBeside ? `${styles.results} ${styles.beside}` : styles.results}>
      <Summary found={found} />
      {found.groups.map((group) => (
        <ResultGroup key={group.kind} group={group} found={found} />
      ))}
    </div>
  );
}

/** What the query was taken for, and how much of what there is: a long list of centers must not hide the articles. */
function Summary({ found }: { found: Found }) {
  const { locale } = useWords();
  const words = useWordsOf(searchWords);
  if (!found.understood && found.groups.length < 2) return null;
  return (
    <div className={styles.summary}>
      {found.understood && <p>{words.understood(found.understood)}</p>}
      {found.groups.length > 1 && (
        <nav aria-label={words.found}>
          <ul className="chips">
            {countsOf(found, locale).map(({ kind, text }) => (
              <li key={kind}>
                <a href={`#${kind}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function ResultGroup({ group: { kind, items }, found }: { group: FoundGroup; found: Found }) {
  const words = useWordsOf(searchWords);
  const isLater = kind === "articles" && found.page > 1;
  return (
    <section aria-labelledby={kind} className={kind === "articles" ? styles.articles : undefined}>
      <h2 id={kind}>
        {words.groups[kind]}
        {isLater && <span className="muted">, {words.page(found.page)}</span>}
      </h2>
      {isLater && <Turn found={found} to={found.page - 1} />}
      <ol id={`found-${kind}`} className={styles.list} data-results="">
        {items.map((item, position) => (
          <Result key={position} item={item} isCenter={kind === "centers"} />
        ))}
      </ol>
      {kind === "articles" && found.page < found.pages && <Turn found={found} to={found.page + 1} />}
    </section>
  );
}

function Result({ item: { href, title, note, text, lang }, isCenter }: { item: FoundItem; isCenter: boolean }) {
  return (
    <li className={`whole-link ${isCenter ? styles.center : styles.item}`} lang={lang}>
      <h3>
        <a href={href}>
          <Marked pieces={title} />
        </a>
      </h3>
      {note && <p className={styles.note}>{note}</p>}
      {text.length > 0 && (
        <p>
          <Marked pieces={text} />
        </p>
      )}
    </li>
  );
}

/** A script brings what is further on into the list above; without one it is a page of its own. */
function Turn({ found: { query, page }, to }: { found: Found; to: number }) {
  const { locale } = useWords();
  const words = useWordsOf(searchWords);
  const address = href(locale, "search") + queryOf({ q: query, page: to > 1 ? String(to) : undefined });
  if (to < page) {
    return (
      <p>
        <a href={address} className="more">
          <Icon name="back" />
          {words.previous}
        </a>
      </p>
    );
  }
  return (
    <p className={styles.more}>
      <a href={address} className="button button-line" data-load-more="found-articles" data-waiting={words.moreWaiting}>
        {words.more}
      </a>
    </p>
  );
}
