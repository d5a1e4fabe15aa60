import type { ReactNode } from "react";
import { useWords } from "../i18n/words.tsx";
import { ModalLink } from "../modals/modal-link.tsx";
import { isModalId } from "../modals/modal-pages.ts";
import { inLocale } from "../urls.ts";

/** An entry of a menu: `#name` opens a modal, anything else is a page of the site. */
export function MenuLink({ path, children }: { path: string; children: ReactNode }) {
  const { locale } = useWords();
  const modal = path.slice(1);
  if (path.startsWith("#") && isModalId(modal)) return <ModalLink modal={modal}>{children}</ModalLink>;
  return <a href={inLocale(locale, path)}>{children}</a>;
}
