import { pathOf } from "#contract/paths.ts";
import { failPage } from "../api/fail-page.server.ts";
import { ArticlePage } from "../article/article-page.tsx";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { readyArticles } from "../blocks/ready-articles.server.ts";
import { metaOfAll } from "../themes/meta-of-all.server.ts";
import { loadThemes } from "../themes/load-themes.server.ts";
import { sourcesOfAll } from "../themes/sources-of-all.server.ts";
import type { Route } from "./+types/materials.ts";
import { materialOf } from "./materials/material.server.ts";
import { Materials } from "./materials/materials.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const [page, themes] = await Promise.all([
    loadArticlePage(context, pathOf("materials")),
    loadThemes(context, "materials").catch(failPage),
  ]);
  const articles = await readyArticles(
    context,
    themes.flatMap((theme) => theme.articles),
  );
  const materials = articles.map((article) => materialOf(article, page.article.locale));
  const texts = materials.flatMap(({ content }) => content);
  return { ...page, meta: metaOfAll(page, texts), sources: sourcesOfAll(page, ...articles), materials };
}

export default function MaterialsPage({ loaderData: { materials, ...page } }: Route.ComponentProps) {
  return (
    <ArticlePage data={page}>
      <Materials materials={materials} />
    </ArticlePage>
  );
}
