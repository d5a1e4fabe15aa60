import type { Locale } from "#contract/locale.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { useWords, useWordsOf } from "../i18n/use-words.tsx";
import { modalPart } from "../parts/links/modal-part.ts";
import { queryOf } from "../parts/records/query.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { loadSearchAnswer, loadSearchPage } from "../tools/search/load-search-page.server.ts";
import { NothingFound } from "../tools/search/nothing-found.tsx";
import { Results } from "../tools/search/results.tsx";
import { searchWords } from "../tools/search/search-words.ts";
import { SearchField } from "../tools/search/search-field.tsx";
import { UrgentLine } from "../tools/search/urgent-line.tsx";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { href } from "../urls.ts";
import styles from "./search/search.module.css";

export async function loader({ site, request }: LoaderArgs) {
  return loadSearchPage(site, new URL(request.url).searchParams);
}

export async function islandLoader({ site, request }: LoaderArgs) {
  return loadSearchAnswer(site, new URL(request.url).searchParams);
}

export default function Search({ loaderData }: PageProps<typeof loader>) {
  const { head, heading, hint, help, popular, found, state, status, otherLocale, dutyLine } = loaderData;
  const { nav } = useWords();
  return (
    <Page head={head}>
      <PageHead title={heading} />
      <div className={`wrap ${styles.search}`}>
        <div {...modalPart("search", { label: nav.search })}>
          <SearchField query={found.query} hint={state === "found" ? "" : hint} popular={popular} />
        </div>
        {state !== "empty" && <UrgentLine line={dutyLine} />}
        {state === "short" && <p>{status}</p>}
        {otherLocale && state !== "short" && <Elsewhere locale={otherLocale} query={found.query} />}
        {state === "found" && <Results found={found} />}
        {state === "nothing" && <NothingFound help={help} popular={popular} />}
        {(state === "empty" || state === "short") && <Blocks blocks={help} />}
      </div>
    </Page>
  );
}

/** The same query on the site of another language. */
function Elsewhere({ locale, query }: { locale: Locale; query: string }) {
  const { elsewhere } = useWordsOf(searchWords);
  return (
    <p>
      <a href={href(locale, "search") + queryOf({ q: query })} hrefLang={locale}>
        {elsewhere.before} <span lang={locale}>{elsewhere.query(query)}</span>
      </a>
    </p>
  );
}
