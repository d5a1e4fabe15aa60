import type { ReactElement } from "react";
import { localePath } from "#contract/locale.ts";
import { useWords } from "../i18n/use-words.tsx";
import type { MenuHere } from "./current-entry.ts";
import { MenuLink } from "./menu-link.tsx";

type Entry = {
  title: string;
  /** Undefined if an entry only opens a submenu. */
  link: ReactElement | null;
  /** Undefined if an entry only has a link. */
  items: { title: string; link: ReactElement }[] | null;
  /** Whether the visitor is on one of its items. */
  isWithin: boolean;
};

/** The only traversal of a menu: every entry as a link, with the current one marked. The views add their own markup. */
export function useMenuEntries({ menu, current }: MenuHere): Entry[] {
  const { locale } = useWords();
  const currentAt = (path: string) => (localePath(locale, path) === current?.address ? current.is : undefined);
  const linkTo = (title: string, path: string) => (
    <MenuLink key={title} path={path} current={currentAt(path)}>
      {title}
    </MenuLink>
  );
  return menu.map(({ title, path, items }) => ({
    title,
    link: path ? linkTo(title, path) : null,
    items: items?.length ? items.map((item) => ({ title: item.title, link: linkTo(item.title, item.path) })) : null,
    isWithin: items?.some((item) => currentAt(item.path)) ?? false,
  }));
}
