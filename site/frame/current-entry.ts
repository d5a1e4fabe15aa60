import { type Locale, localePath } from "#contract/locale.ts";
import type { Menu } from "#contract/variables/menu.ts";

/** A menu on one page. */
export type MenuHere = {
  menu: Menu;
  /** The current entry: the page itself, or otherwise the nearest section above it. */
  current: { address: string; is: "page" | "true" } | null;
};

export function menuHere(menu: Menu, locale: Locale, pathname: string): MenuHere {
  const address = menu
    .flatMap(({ path, items = [] }) => [path, ...items.map((item) => item.path)])
    .filter((path) => path !== undefined)
    .map((path) => localePath(locale, path))
    .filter((entry) => pathname === entry || pathname.startsWith(`${entry}/`))
    .reduce((longest, entry) => (entry.length > longest.length ? entry : longest), "");
  return { menu, current: address === "" ? null : { address, is: address === pathname ? "page" : "true" } };
}
