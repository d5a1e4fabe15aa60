import { pathOf } from "#contract/paths.ts";
import { withFallback } from "../api/with-fallback.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { groupByLetter } from "../tools/centers/group.ts";
import { loadIntro } from "../parts/article/load-intro.server.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { termSetThing } from "../seo/things/term.server.ts";
import { PageHead } from "../ui/page-head.tsx";
import { TermList } from "./glossary/term-list.tsx";

export async function loader({ site }: LoaderArgs) {
  const { api, locale } = site;
  const asked = api.nestedArticles({ category: "glossary", filters: { active: true } });
  const [{ head, intro }, { articles }] = await Promise.all([
    loadIntro(site, pathOf("glossary")),
    withFallback(site, asked, { articles: [] }),
  ]);
  const own = articles.filter((term) => term.locale === locale);
  const toItem = ({ alias, title, description, synonyms }: (typeof articles)[number]) => ({
    alias,
    title,
    description,
    synonyms: synonyms ?? [],
  });
  return {
    head: { ...head, things: [termSetThing(site, intro.title, own)] },
    intro,
    groups: groupByLetter(own.map(toItem), locale),
    /** Terms that are not translated yet. */
    foreign: articles.filter((term) => term.locale !== locale).map(toItem),
  };
}

export default function Glossary({ loaderData: { head, intro, groups, foreign } }: PageProps<typeof loader>) {
  return (
    <Page head={head} textLocale={intro.locale}>
      <PageHead title={intro.title} lead={intro.lead} />
      <TermList groups={groups} foreign={foreign} />
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
