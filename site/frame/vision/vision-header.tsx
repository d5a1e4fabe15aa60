import { defineWords, useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import type { MenuHere } from "../current-entry.ts";
import { hidePartners } from "../hide-partners.ts";
import { LanguageToggle } from "../language-toggle.tsx";
import { Logo } from "../logo.tsx";
import { PhoneLink } from "../phone-link.tsx";
import { VisionMenu } from "./vision-menu.tsx";

export type VisionHeaderProps = {
  contact: { phone: string } | null;
  /** The home page has the full header, with the menus; the others only the button that opens them. */
  menus: { top: MenuHere; bottom: MenuHere } | null;
};

/** Large and plain; nothing floats over the text. The row of buttons is the same on every page. */
export function VisionHeader(props: VisionHeaderProps) {
  return <CachedFragment as="header" className="vision-header" view={Rows} props={props} />;
}

function Rows({ contact, menus }: VisionHeaderProps) {
  const { brand, locale, nav } = useWords();
  const { request, forDialysis, search } = useWordsOf(headerWords);
  return (
    <div className="wrap">
      <div className="vision-row vision-top">
        <PageLink page="home" className="vision-logo" data-brand="">
          <Logo />
          {brand.name}
          <span className="sr">{nav.toHome}</span>
        </PageLink>
        {contact && <PhoneLink phone={contact.phone} className="vision-phone" />}
      </div>
      <div className="vision-row vision-ways">
        <ModalLink modal="dialysis" className="button button-action">
          <span>
            {request}
            <span className={ROOMY}>{forDialysis}</span>
          </span>
        </ModalLink>
        <ModalLink modal="centers-menu" className={`${LINE} ${ROOMY}`} {...hidePartners(locale)}>
          {nav.findCenter}
        </ModalLink>
        <ModalLink modal="search" className={LINE} aria-label={nav.search} aria-keyshortcuts="Control+K Meta+K">
          {search}
        </ModalLink>
        <ModalLink modal="menu" className={LINE}>
          {nav.menu}
        </ModalLink>
        <LanguageToggle className={`${LINE} ${ROOMY}`} />
        <ModalLink modal="accessible" className={`${LINE} ${ROOMY}`}>
          {nav.accessible}
        </ModalLink>
      </div>
      {menus && (
        <div className={ROOMY}>
          <VisionMenu label={nav.main} menu={menus.bottom} />
          <VisionMenu label={nav.top} menu={menus.top} />
        </div>
      )}
    </div>
  );
}

const LINE = "button button-line";
/** On narrow screens it is in the menu, in the footer and in the bar at the end instead. */
const ROOMY = "vision-roomy";

const headerWords = defineWords({
  ru: {
    request: "Записаться",
    forDialysis: " на\u00a0диализ",
    search: "Поиск",
  },
  en: {
    request: "Request",
    forDialysis: " dialysis",
    search: "Search",
  },
});
