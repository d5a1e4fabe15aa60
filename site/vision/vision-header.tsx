import { defineWords, useWords, useWordsOf } from "../i18n/words.tsx";
import { PageLink } from "../link.tsx";
import { ModalLink } from "../modals/modal-link.tsx";
import { Logo } from "../shell/logo.tsx";
import { PhoneLink } from "../shell/phone-link.tsx";
import { endpoints } from "../urls.ts";
import { type Menu, VisionMenu } from "./vision-menu.tsx";

export type VisionHeaderProps = {
  contact: { phone: string } | null;
  menus: { top: Menu; bottom: Menu };
  /** The home page has the full header, with the menus; the others a short one that leads to them. */
  isHome: boolean;
};

/** Large, plain, nothing folded and nothing that floats over the text. */
export function VisionHeader({ contact, menus, isHome }: VisionHeaderProps) {
  const words = useWords();
  const own = useWordsOf(headerWords);
  const other = words.locale === "ru" ? "en" : "ru";
  return (
    <header className="vision-header">
      <div className="wrap">
        <div className="vision-row vision-top">
          <PageLink page="home" className="vision-logo" aria-label={words.nav.toHome}>
            <Logo />
            {words.brand.name}
          </PageLink>
          {contact && <PhoneLink phone={contact.phone} className="vision-phone" />}
        </div>
        <div className="vision-row">
          <ModalLink modal="dialysis" className="button button-action">
            {own.appointment}
          </ModalLink>
          <ModalLink modal="centers-menu" className="button button-line">
            {own.centers}
          </ModalLink>
          <ModalLink modal="search" className="button button-line">
            {own.search}
          </ModalLink>
          {!isHome && (
            <ModalLink modal="menu" className="button button-line">
              {own.sections}
            </ModalLink>
          )}
          <ModalLink modal="accessible" className="button button-line">
            {own.accessible}
          </ModalLink>
          <form method="post" action={endpoints.chooseLocale.path}>
            <button type="submit" name="locale" value={other} lang={other} className="button button-line">
              {words.language.toggle}
            </button>
          </form>
        </div>
        {isHome && (
          <nav aria-label={words.nav.label}>
            <VisionMenu menu={[...menus.bottom, ...menus.top]} />
          </nav>
        )}
      </div>
    </header>
  );
}

const headerWords = defineWords({
  ru: {
    appointment: "Записаться на диализ",
    centers: "Найти центр",
    search: "Поиск",
    sections: "Все разделы",
    accessible: "Доступная среда",
  },
  en: {
    appointment: "Request dialysis",
    centers: "Find a center",
    search: "Search",
    sections: "All sections",
    accessible: "Step-free access",
  },
});
