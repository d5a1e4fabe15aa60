import { articlePath } from "#contract/article-path.ts";
import { localePath } from "#contract/locale.ts";
import { pathOf } from "#contract/paths.ts";
import type { Article } from "#contract/records/article.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { compareQuality } from "../../parts/quality/figures.server.ts";
import { loadRecordsWithFallback } from "../../parts/records/load-records.server.ts";
import { loadCenterNames } from "../../tools/centers/load-network.server.ts";

/** The figures of all centers that publish them; null if none does, for example with another API. */
export async function loadComparison(site: SiteContext) {
  const [records, named, term] = await Promise.all([
    loadRecordsWithFallback(site, "center"),
    loadCenterNames(site),
    loadTerm(site),
  ]);
  const { aliases, figures, source } = compareQuality(records);
  if (figures.length === 0) return null;
  return { centers: aliases.map((alias) => ({ alias, name: named.get(alias) ?? alias })), figures, source, term };
}

/** The glossary's term for the dose of dialysis, which is a formula: null if the glossary does not have it. */
async function loadTerm(site: SiteContext) {
  const { api, locale } = site;
  const asked = api.articleByAlias({ alias: "kt-v", with: ["parent"], filters: { active: true } });
  const { article } = await withFallback<{ article: Article | null }>(site, asked, { article: null });
  if (!article || articlePath(article) !== pathOf("glossaryTerm", { item: article.alias })) return null;
  return { title: article.title, to: localePath(locale, articlePath(article)) };
}

export type Comparison = NonNullable<Awaited<ReturnType<typeof loadComparison>>>;
