import { useWordsOf } from "../i18n/use-words.tsx";
import { PageLink } from "../parts/links/link.tsx";
import { PlainSearch } from "../tools/search/plain-search.tsx";
import { waysOnWords } from "./ways-on-words.ts";

/** For visitors of a page that does not exist: search the site, or go to the most popular pages. */
export function WaysOn() {
  const words = useWordsOf(waysOnWords);
  return (
    <div className="wrap ways-on">
      <PlainSearch />
      <nav aria-labelledby="lost-ways">
        <h2 id="lost-ways">{words.often}</h2>
        <ul className="ways-on-list">
          <li>
            <PageLink page="centers">{words.centers}</PageLink>
          </li>
          <li>
            <PageLink page="informationArticle" params={{ alias: "when-to-call" }}>
              {words.whenToCall}
            </PageLink>
          </li>
          <li>
            <PageLink page="dialysis">{words.dialysis}</PageLink>
          </li>
          <li>
            <PageLink page="faq">{words.faq}</PageLink>
          </li>
          <li>
            <PageLink page="contacts">{words.contacts}</PageLink>
          </li>
          <li>
            <PageLink page="sitemap">{words.sitemap}</PageLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}
