import { type ReactNode, use } from "react";
import { useMatches } from "react-router";
import { localeOfRoute } from "#contract/locale.ts";
import { dictionaries } from "../i18n/dictionaries.ts";
import { WordsProvider } from "../i18n/use-words.tsx";
import { barOf } from "../parts/bar/page-bar.ts";
import { MenuModal } from "./menu-modal.tsx";
import { PicturesOff } from "../ui/pictures-off.tsx";
import { routeId } from "../urls.ts";
import { VisionHeader } from "./vision/vision-header.tsx";
import { VisionPanel } from "./vision/vision-panel.tsx";
import { VisionContext } from "./vision/vision-context.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { ShellData } from "./load-shell.server.ts";
import { Notices } from "./notices.tsx";
import { PaperHead } from "./paper-head.tsx";
import { PhoneBar } from "./phone-bar.tsx";

type Props = { data: ShellData; children: ReactNode };

/** What every page of a language shares. */
export function Shell({ data, children }: Props) {
  const { contact, menus } = data;
  const page = useMatches().at(-1);
  const route = page?.id;
  const locale = localeOfRoute(route);
  const words = dictionaries[locale];
  const vision = use(VisionContext);
  return (
    <WordsProvider value={words}>
      <PicturesOff value={vision && !vision.showImages ? words.picture : null}>
        <nav className="skip" aria-label={words.nav.quick}>
          <a href="#content">{words.nav.skip}</a>
        </nav>
        {vision && <VisionPanel settings={vision} />}
        <Notices notices={data.notices} />
        {vision ? (
          <VisionHeader contact={contact} menus={menus} isHome={route === routeId(locale, "home")} />
        ) : (
          <Header contact={contact} menus={menus} />
        )}
        <PaperHead phone={contact?.phone} />
        {children}
        <Footer {...data} />
        <PhoneBar entries={barOf(page?.loaderData)} phone={contact?.phone} />
        <MenuModal contact={contact} menus={menus} />
      </PicturesOff>
    </WordsProvider>
  );
}

/** Where nothing could be loaded the shell stands all the same. */
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
