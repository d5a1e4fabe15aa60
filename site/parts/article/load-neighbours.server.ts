import { type Locale, localePath } from "#contract/locale.ts";
import { languageOfTitle } from "#contract/text-language.ts";
import type { Image } from "#contract/records/image.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { langOf } from "../../i18n/lang-of.ts";

/** A neighbouring page. `lang` is set if its title is not in the page's language. */
export type Neighbour = { title: string; href: string; lang?: Locale };
export type RelatedPage = Neighbour & { text?: string | undefined; image: Image | null };
type Neighbours = { previous: Neighbour | null; next: Neighbour | null; related: RelatedPage[] };

export const NO_NEIGHBOURS: Neighbours = { previous: null, next: null, related: [] };
const MOST_RELATED = 3;
/** A single related page looks out of place. */
const FEWEST_RELATED = 2;

/** The previous and next pages, and two or three related ones without duplicates; the editor's choices come first. */
export async function loadNeighbours(site: SiteContext, path: string, chosen = 0): Promise<Neighbours> {
  const { api, locale } = site;
  const [{ navigation }, { links }] = await Promise.all([
    withFallback(site, api.navigation({ path: path.slice(1) }), { navigation: { previous: null, next: null } }),
    withFallback(site, api.links({ path: path.slice(1) }), { links: [] }),
  ]);
  const { previous, next } = navigation;
  const shown = new Set([path, previous?.path, next?.path]);
  const toNeighbour = (link: { title: string; path: string }): Neighbour => ({
    title: link.title,
    href: localePath(locale, link.path),
    // A link has no language field, so detect it from the title.
    ...langOf(languageOfTitle(link.title, locale), locale),
  });
  const related = links
    .filter((link, n) => n < chosen || !shown.has(link.path))
    .slice(0, MOST_RELATED)
    .map((link) => ({ ...toNeighbour(link), text: link.description, image: link.image ?? null }));
  return {
    previous: previous && toNeighbour(previous),
    next: next && toNeighbour(next),
    related: related.length < FEWEST_RELATED ? [] : related,
  };
}
