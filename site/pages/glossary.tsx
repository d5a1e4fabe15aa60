import { pathOf } from "#contract/paths.ts";
import { withFallback } from "../api/with-fallback.server.ts";
import { useWordsOf } from "../i18n/use-words.tsx";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { applyFilters, type Filter, holding } from "../parts/records/filters.ts";
import { RecordFilter } from "../parts/records/record-filter.tsx";
import { groupByLetter } from "../tools/centers/group.ts";
import { loadIntro } from "../parts/article/load-intro.server.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { termSetThing } from "../seo/things/term.server.ts";
import { PageHead } from "../ui/page-head.tsx";
import { glossaryWords } from "./glossary/glossary-words.ts";
import { tellingSynonyms } from "./glossary/telling-synonyms.ts";
import { TermList } from "./glossary/term-list.tsx";

export async function loader({ site, request }: LoaderArgs) {
  const { api, locale } = site;
  const asked = api.nestedArticles({ category: "glossary", filters: { active: true } });
  const [{ head, intro }, { articles }] = await Promise.all([
    loadIntro(site, pathOf("glossary")),
    withFallback(site, asked, { articles: [] }),
  ]);
  const own = articles.filter((term) => term.locale === locale);
  const finder: Filter<(typeof articles)[number]> = {
    kind: "text",
    finder: holding(({ title, synonyms }) => [title, ...(synonyms ?? [])].join(" ")),
  };
  const { rows: found, fields, values } = applyFilters({ q: finder }, articles, new URL(request.url).searchParams);
  const toItem = ({ alias, title, description, synonyms }: (typeof articles)[number]) => ({
    alias,
    title,
    description,
    synonyms: tellingSynonyms(title, synonyms ?? []),
  });
  return {
    head: { ...head, things: [termSetThing(site, intro.title, own)] },
    intro,
    filter: { fields, found: found.length, total: articles.length },
    isAsked: values.q !== "",
    groups: groupByLetter(found.filter((term) => term.locale === locale).map(toItem), locale),
    /** Terms that are not translated yet. */
    foreign: found.filter((term) => term.locale !== locale).map(toItem),
  };
}

export default function Glossary({ loaderData }: PageProps<typeof loader>) {
  const { head, intro, filter, isAsked, groups, foreign } = loaderData;
  const words = useWordsOf(glossaryWords);
  return (
    <Page head={head} textLocale={intro.locale}>
      <PageHead title={intro.title} lead={intro.lead} image={intro.image} isLow />
      <div className="wrap section">
        <RecordFilter filter={filter} labels={{ q: { label: words.find } }} count={words.count} empty={words.empty}>
          <TermList groups={groups} foreign={foreign} isAsked={isAsked} />
        </RecordFilter>
      </div>
      {intro.blocks.length > 0 && (
        <div className="section sand">
          <div className="wrap">
            <Blocks blocks={intro.blocks} />
          </div>
        </div>
      )}
    </Page>
  );
}
