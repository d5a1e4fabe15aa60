import { withFallback } from "../../api/with-fallback.server.ts";
import { splitOpening } from "../../parts/blocks/split-opening.server.ts";
import { quoted } from "../../i18n/quoted.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** The leaders' words: a large quote and the rest of the text below it. */
export async function loadSpeeches(site: SiteContext) {
  const { api, locale } = site;
  const asked = api.nestedArticles({ category: "speech", filters: { active: true }, order: { weight: "asc" } });
  const { articles } = await withFallback(site, asked, { articles: [] });
  return articles
    .filter((article) => article.locale === locale)
    .map(({ alias, title, image, content }) => ({
      alias,
      title,
      ...whoSpeaks(title),
      portrait: image?.path ?? null,
      quote: content.flatMap((block) => (block.type === "quote" ? [quoted(block.data.text, locale)] : []))[0] ?? null,
      ...splitOpening(
        content.filter((block) => block.type !== "quote"),
        2,
      ),
    }));
}

/** The title of a speech has the form "Name, role". */
function whoSpeaks(title: string) {
  const [name = "", ...role] = title.split(",");
  return { name, role: role.join(",").trim() };
}
