import { lazy, type ReactNode, Suspense } from "react";
import { useMatches } from "react-router";
import type { Dictionary } from "../i18n/dictionary.ts";
import { WordsProvider } from "../i18n/words.tsx";
import { PicturesOff } from "../ui/pictures-off.tsx";
import { routeId } from "../urls.ts";
import { useVision } from "../vision/vision.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { ShellData } from "./load-shell.server.ts";

const VisionTop = lazy(() => import("../vision/vision-top.tsx"));

/** What every page of a language shares. `data` is missing when it could not be loaded; the shell stands all the same. */
export function Shell({
  words,
  data,
  children,
}: {
  words: Dictionary;
  data: ShellData | undefined;
  children: ReactNode;
}) {
  const contact = data?.contact ?? null;
  const { settings } = useVision();
  const isHome = useMatches().at(-1)?.id === routeId(words.locale, "home");
  return (
    <WordsProvider value={words}>
      <a className="skip" href="#content">
        {words.nav.skip}
      </a>
      {settings ? (
        <Suspense>
          <VisionTop settings={settings} contact={contact} menus={interimMenus(words)} isHome={isHome} />
        </Suspense>
      ) : (
        <Header contact={contact} />
      )}
      <PicturesOff value={settings && !settings.showImages ? words.picture : null}>{children}</PicturesOff>
      <Footer contact={contact} year={data?.year} />
    </WordsProvider>
  );
}

const interimMenus = (words: Dictionary) => ({ top: [{ title: words.nav.about, path: "/about" }], bottom: [] });
