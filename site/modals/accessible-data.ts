import { quietly } from "../api/quietly.server.ts";
import { siteContext } from "../context.server.ts";
import type { Route } from "./+types/accessible-data.ts";

/** The article for people with limited mobility, for its modal; an empty answer where it cannot be had. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(siteContext);
  const alias = "usloviya-dlya-malomobilnyh-patsientov";
  const asked = api.articleByAlias({ alias, filters: { active: true } });
  const { article } = await quietly<{ article: Awaited<typeof asked>["article"] | null }>(context, asked, {
    article: null,
  });
  return article && { title: article.title, locale: article.locale, content: article.content };
}
