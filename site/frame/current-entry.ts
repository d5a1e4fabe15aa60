import { useLocation } from "react-router";
import { localePath } from "#contract/locale.ts";
import type { Menu } from "#contract/variables/menu.ts";
import { useWords } from "../i18n/use-words.tsx";

type Current = "page" | "true" | undefined;

/** Where in a menu the visitor is: at the page itself, or else at the nearest section above it. */
export function useCurrentEntry(menu: Menu): (path: string | undefined) => Current {
  const { locale } = useWords();
  const { pathname } = useLocation();
  const entries = menu.flatMap(({ path, items = [] }) => [path, ...items.map((item) => item.path)]);
  const nearest = entries
    .filter((path) => path !== undefined)
    .map((path) => localePath(locale, path))
    .filter((address) => pathname === address || pathname.startsWith(`${address}/`))
    .reduce((longest, address) => (address.length > longest.length ? address : longest), "");
  return (path) => {
    if (path === undefined || nearest === "" || localePath(locale, path) !== nearest) return undefined;
    return nearest === pathname ? "page" : "true";
  };
}
