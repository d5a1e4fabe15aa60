import { type Locale, localePath } from "#contract/locale.ts";
import { type PageId, paths } from "#contract/paths.ts";
import { withFallback } from "../api/with-fallback.server.ts";
import type { SiteContext } from "../render/context.server.ts";
import { homeCrumb, pageTitles } from "../parts/company/defaults.ts";
import type { Crumb } from "./head.ts";

/**
 * From the home page down to this one, by the API's breadcrumbs; a page unknown to the API is put under its section.
 */
export async function loadTrail(site: SiteContext, path: string, title: string): Promise<Crumb[]> {
  const { api, locale } = site;
  const { breadcrumbs } = await withFallback(site, api.breadcrumbs({ path: path.slice(1) }), { breadcrumbs: [] });
  const crumbs = breadcrumbs.length > 0 ? breadcrumbs : pagesAbove(path, locale);
  const trail = crumbs.map((crumb) => ({ title: crumb.title, href: localePath(locale, crumb.path) }));
  const here = localePath(locale, path);
  return trail.at(-1)?.href === here ? trail : [...trail, { title, href: here }];
}

/** If the API has no breadcrumbs: home, and the pages of the table along the path. */
function pagesAbove(path: string, locale: Locale): { title: string; path: string }[] {
  const above = Object.entries(pageTitles).flatMap(([id, titles]) => {
    const page = paths[id as PageId];
    return path.startsWith(`${page}/`) ? { title: titles[locale], path: page } : [];
  });
  const home = { title: homeCrumb[locale], path: paths.home };
  return [home, ...above.toSorted((a, b) => a.path.length - b.path.length)];
}
