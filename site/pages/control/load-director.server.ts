import { loadVariable } from "../../api/load-variable.server.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import { toShown } from "../../parts/company/load-contact.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { splitOpening } from "../../parts/blocks/split-opening.server.ts";
import { langOf } from "../../i18n/lang-of.ts";

const KEY = "quality-director";

/** The person who reads complaints: a variable names the article with their portrait and words. */
export async function loadDirector(site: SiteContext) {
  const { api, locale } = site;
  const nobody = { variable: { key: KEY, value: null } };
  const [{ variable }, line] = await Promise.all([
    withFallback(site, api.variable({ key: KEY, article: true }), nobody),
    loadVariable(site, "quality-line"),
  ]);
  if (!variable.article) return null;
  const { title, image, content, locale: lang } = variable.article;
  // The card already has the name; do not repeat it under the quote.
  const blocks = content.map((block) =>
    block.type === "quote" ? { ...block, data: { ...block.data, caption: "" } } : block,
  );
  const contact = line && { phone: toShown(line), email: line.email, hours: line.hours };
  return { title, image, contact, ...splitOpening(blocks), ...langOf(lang, locale) };
}

export type DirectorWords = NonNullable<Awaited<ReturnType<typeof loadDirector>>>;
