import { type Locale, localePath } from "#contract/locale.ts";
import { languageOfTitle } from "#contract/text-language.ts";
import type { Image } from "#contract/records/image.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { langOf } from "../../i18n/lang-of.ts";

/** A page near by. `lang` where its title is not in the page's language. */
export type Neighbour = { title: string; href: string; lang?: Locale };
export type RelatedPage = Neighbour & { text?: string | undefined; image: Image | null };
type Neighbours = { previous: Neighbour | null; next: Neighbour | null; related: RelatedPage[] };

export const NO_NEIGHBOURS: Neighbours = { previous: null, next: null, related: [] };
const MOST_RELATED = 3;
/** One alone looks forgotten. */
const FEWEST_RELATED = 2;

/** The pages before and after this one, and two or three more near to it, none of them twice; the chosen ones first. */
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
    // A link does not tell its language.
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
