import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useMatches } from "react-router";
import type { Dictionary } from "../i18n/dictionary.ts";
import { WordsProvider } from "../i18n/words.tsx";
import { setState } from "../state/store.ts";
import { PicturesOff } from "../ui/pictures-off.tsx";
import { routeId } from "../urls.ts";
import { useVision } from "../vision/vision.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { ShellData } from "./load-shell.server.ts";
import { Notices } from "./notices.tsx";
import { Overlay } from "./overlay.tsx";
import { PhoneBar } from "./phone-bar.tsx";

type Props = { words: Dictionary; data: ShellData | undefined; children: ReactNode };

const VisionTop = lazy(() => import("../vision/vision-top.tsx"));

/** What every page of a language shares. `data` is missing when it could not be loaded; the shell stands all the same. */
export function Shell({ words, data = EMPTY, children }: Props) {
  const { contact, spbContact, menus } = data;
  const { settings } = useVision();
  const isHome = useMatches().at(-1)?.id === routeId(words.locale, "home");
  useEffect(() => setState({ defaultContact: contact, defaultSpbContact: spbContact }), [contact, spbContact]);
  return (
    <WordsProvider value={words}>
      <PicturesOff value={settings && !settings.showImages ? words.picture : null}>
        <a className="skip" href="#content">
          {words.nav.skip}
        </a>
        {/* Around both headers, so that the old one stays until the new one is there. */}
        <Suspense>
          {settings ? (
            <VisionTop {...{ settings, contact, menus, isHome }} notices={<Notices notices={data.notices} />} />
          ) : (
            <>
              <Notices notices={data.notices} />
              <Header contact={contact} menus={menus} />
            </>
          )}
        </Suspense>
        {children}
        <Footer {...data} />
        <PhoneBar phone={contact?.phone} />
        <Overlay />
      </PicturesOff>
    </WordsProvider>
  );
}

const EMPTY: ShellData = {
  contact: null,
  spbContact: null,
  menus: { top: [], bottom: [], footer: [] },
  social: [],
  policyPath: null,
  notices: [],
  year: null,
};
