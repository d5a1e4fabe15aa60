import { type ReactNode, use } from "react";
import { useLocation, useMatches } from "react-router";
import { localeOfRoute, splitLocale } from "#contract/locale.ts";
import { dictionaries } from "../i18n/dictionaries.ts";
import { WordsProvider } from "../i18n/use-words.tsx";
import { barOf } from "../parts/bar/page-bar.ts";
import { menuHere } from "./current-entry.ts";
import { MenuModal } from "./menu-modal.tsx";
import { PicturesOff } from "../ui/pictures-off.tsx";
import { routeId } from "../urls.ts";
import { VisionHeader } from "./vision/vision-header.tsx";
import { KeptPanel, VisionPanel } from "./vision/vision-panel.tsx";
import { ReturnPath } from "./vision/return-path-context.ts";
import { VisionContext } from "./vision/vision-context.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { ShellData } from "./load-shell.server.ts";
import { Notices } from "./notices.tsx";
import { PaperHead } from "./paper-head.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { isFramePath } from "./quality-path.ts";

type Props = { data: ShellData; children: ReactNode };

/** What every page of a language shares. */
export function Shell({ data, children }: Props) {
  const { menus: allMenus, notices, ...company } = data;
  const { contact } = company;
  const page = useMatches().at(-1);
  const route = page?.id;
  const locale = localeOfRoute(route);
  const words = dictionaries[locale];
  const vision = use(VisionContext);
  const { pathname, search } = useLocation();
  const menus = {
    top: menuHere(allMenus.top, locale, pathname),
    bottom: menuHere(allMenus.bottom, locale, pathname),
  };
  // The frame is a separate page: it does not have the colours and sizes of the visually-impaired mode.
  const isQualityFramed = vision === null && isFramePath(splitLocale(pathname).path);
  return (
    <WordsProvider value={words}>
      <ReturnPath value={pathname + search}>
        <PicturesOff value={vision && !vision.showImages ? words.picture : null}>
          <nav className="skip" aria-label={words.nav.quick}>
            <a href="#content">{words.nav.skip}</a>
          </nav>
          {vision && <VisionPanel settings={vision} />}
          {!vision && route === routeId(locale, "saved") && <KeptPanel />}
          <Notices notices={notices} />
          {vision ? (
            <VisionHeader contact={contact} menus={route === routeId(locale, "home") ? menus : null} />
          ) : (
            <Header contact={contact} menus={menus} />
          )}
          <PaperHead phone={contact?.phone} />
          {children}
          <Footer {...company} menu={menuHere(allMenus.footer, locale, pathname)} isQualityFramed={isQualityFramed} />
          <PhoneBar entries={barOf(page?.loaderData)} phone={contact?.phone} />
          <MenuModal phone={contact?.phone} menus={vision ? [menus.bottom, menus.top] : []} />
        </PicturesOff>
      </ReturnPath>
    </WordsProvider>
  );
}

/** The shell works even if nothing could be loaded. */
export const EMPTY_SHELL: ShellData = {
  contact: null,
  spbContact: null,
  menus: { top: [], bottom: [], footer: [] },
  social: [],
  policyPath: null,
  dutyLine: null,
  notices: [],
  year: null,
};
