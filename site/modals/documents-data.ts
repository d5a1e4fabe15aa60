import { quietly } from "../api/quietly.server.ts";
import { readyBlocks } from "../blocks/ready-blocks.server.ts";
import { siteContext } from "../context.server.ts";
import type { Route } from "./+types/documents-data.ts";

/** Of the tourism article what stands under its heading with the anchor `documents`, up to the next heading of its level. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(siteContext);
  const asked = api.articleByAlias({ alias: "tourism", filters: { active: true } });
  const { article } = await quietly<{ article: Awaited<typeof asked>["article"] | null }>(context, asked, {
    article: null,
  });
  if (!article) return null;
  const content = await readyBlocks(context, article.content);
  const start = content.findIndex(
    ({ type, data }) => type === "header" && "anchor" in data && data.anchor === "documents",
  );
  if (start < 0) return null;
  const end = content.findIndex(({ type }, index) => index > start && type === "header");
  return { locale: article.locale, content: content.slice(start, end < 0 ? undefined : end) };
}
