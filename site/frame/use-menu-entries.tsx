import type { ReactElement } from "react";
import { localePath } from "#contract/locale.ts";
import { useWords } from "../i18n/use-words.tsx";
import type { MenuHere } from "./current-entry.ts";
import { MenuLink } from "./menu-link.tsx";

type Entry = {
  title: string;
  /** None where an entry only opens onto others. */
  link: ReactElement | null;
  /** None where an entry only leads somewhere. */
  items: { title: string; link: ReactElement }[] | null;
  /** Whether the visitor is at one of its items. */
  isWithin: boolean;
};

/** The one walk over a menu: every entry as a link, marked where the visitor is. The views put them into their own markup. */
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
