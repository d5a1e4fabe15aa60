import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { JumpLinks } from "../../parts/article/jump-links.tsx";
import { queryOf } from "../../parts/records/query.ts";
import { Icon } from "../../ui/icon.tsx";
import { href } from "../../urls.ts";
import { Excerpt } from "./excerpt.tsx";
import { type Found, type FoundGroup, type FoundItem, MOST_PAGES } from "./found.ts";
import { Marked } from "./marked.tsx";
import styles from "./results.module.css";
import { PAGE_SIZE } from "./search-filters.ts";
import { countsOf, searchWords } from "./search-words.ts";

/** The results, a list for each group; more articles by a link, which a script follows in place. */
export function Results({ found }: { found: Found }) {
  return (
    <div className={styles.results}>
      <Summary found={found} />
      {found.groups.map((group) => (
        <ResultGroup key={group.kind} group={group} found={found} />
      ))}
    </div>
  );
}

/**
 * How the query was understood, and the number of results by kind: a long list of centers must not hide the articles.
 */
function Summary({ found }: { found: Found }) {
  const { locale } = useWords();
  const words = useWordsOf(searchWords);
  const counts = countsOf(found, locale);
  return (
    <div className={styles.summary}>
      {found.understood && <p>{words.understood(found.understood)}</p>}
      {counts.length === 1 ? (
        <p>
          {words.found}: {counts[0]?.text}
        </p>
      ) : (
        <JumpLinks label={words.found} parts={counts.map(({ kind, text }) => ({ href: `#${kind}`, title: text }))} />
      )}
    </div>
  );
}

function ResultGroup({ group: { kind, items, shared, others }, found }: { group: FoundGroup; found: Found }) {
  const words = useWordsOf(searchWords);
  const isLater = kind === "articles" && found.page > 1;
  return (
    <section aria-labelledby={kind}>
      {/* A single group is named by the number above it. */}
      <h2 id={kind} className={found.groups.length === 1 && !isLater ? "sr" : undefined}>
        {words.groups[kind]}
        {isLater && <span className="muted">, {words.page(found.page)}</span>}
      </h2>
      {isLater && <Back found={found} />}
      {shared.map((text, place) => (
        <p key={place} className={styles.shared}>
          <span className="muted">{words.shared}</span> <Marked pieces={text} />
        </p>
      ))}
      <ol id={`found-${kind}`} className={kind === "articles" ? styles.list : styles.brief} data-results="">
        {items.map((item, position) => (
          <Result key={position} item={item} />
        ))}
      </ol>
      {kind === "articles" && found.upTo < found.pages && (
        <More found={found} total={others === undefined ? undefined : items.length + others} />
      )}
    </section>
  );
}

function Result({ item }: { item: FoundItem }) {
  const { href, title, note, text, facts = [], section, keyword, lang, startsPage } = item;
  const words = useWordsOf(searchWords);
  return (
    <li
      id={startsPage === undefined ? undefined : anchorOf(startsPage)}
      className={`whole-link ${styles.item}`}
      lang={lang}
    >
      <div>
        <h3>
          <a href={href}>
            <Marked pieces={title} />
          </a>
        </h3>
        {note.length > 0 && (
          <p className={styles.note}>
            <Marked pieces={note} />
          </p>
        )}
      </div>
      {(text.length > 0 || facts.length > 0 || keyword) && (
        <div>
          {text.length > 0 && <Excerpt pieces={text} isBrief={facts.length > 0} />}
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
          {section && (
            <p className={styles.note}>
              {words.section}: <a href={section.href}>{section.title}</a>
            </p>
          )}
          {keyword && (
            <p className={styles.note}>
              {words.keyword}: <Marked pieces={keyword} />
            </p>
          )}
        </div>
      )}
    </li>
  );
}

function anchorOf(page: number): string {
  return `more-${page}`;
}

function Back({ found: { query, page } }: { found: Found }) {
  const { locale } = useWords();
  const words = useWordsOf(searchWords);
  return (
    <p>
      <a
        href={href(locale, "search") + queryOf({ q: query, page: page > 2 ? String(page - 1) : undefined })}
        className="more"
      >
        <Icon name="back" />
        <span>{words.previous}</span>
      </a>
    </p>
  );
}

/** A link to everything shown so far and the next page, at one address. A script loads only the next page. */
function More({ found: { query, upTo }, total }: { found: Found; total: number | undefined }) {
  const { locale } = useWords();
  const words = useWordsOf(searchWords);
  const next = String(upTo + 1);
  const page = href(locale, "search") + queryOf({ q: query, page: next });
  const all = `${href(locale, "search")}${queryOf({ q: query, upto: next })}#${anchorOf(upTo + 1)}`;
  const byScript = { "data-load-more": "found-articles", "data-from": page, "data-waiting": words.moreWaiting };
  const isTogether = upTo < MOST_PAGES;
  return (
    <p className={styles.more}>
      <a href={isTogether ? all : page} id="show-more" className="button button-line" {...(isTogether && byScript)}>
        {words.more}
        {total !== undefined && ` (${words.moreCount(upTo * PAGE_SIZE, total)})`}
      </a>
    </p>
  );
}
