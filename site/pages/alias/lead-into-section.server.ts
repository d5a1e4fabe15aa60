import { localePath } from "#contract/locale.ts";
import { paths } from "#contract/paths.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { redirectTo } from "../../render/redirect-to.ts";

const MENUS = ["menu-header-bottom", "menu-header-top", "menu-footer"] as const;

/** A section without a page of its own, such as `/information`, redirects to the first of its pages in the menus. */
export async function leadIntoSection(site: SiteContext, path: string): Promise<void> {
  const isInside = (other: string) => other.startsWith(`${path}/`);
  if (!Object.values(paths).some(isInside)) return;
  const menus = await Promise.all(MENUS.map((key) => loadVariable(site, key)));
  const links = menus.flatMap((menu) => menu ?? []).flatMap((entry) => [entry, ...(entry.items ?? [])]);
  const first = links.find((link) => link.path && isInside(link.path))?.path;
  if (first) redirectTo(localePath(site.locale, first), 301);
}
