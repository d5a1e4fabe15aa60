import type { LoaderArgs } from "./route-module.ts";
import "../browser/browser.css";
import { type ReactNode, use } from "react";
import { Outlet, useMatches, useRouteLoaderData } from "react-router";
import { languages, type Locale, localeOfRoute, localePath } from "#contract/locale.ts";
import { PageAssets } from "./page-assets.ts";
import { FatalErrorPage } from "../frame/fatal-error-page.tsx";
import cyrillic from "../ui/fonts/golos-text-cyrillic.woff2";
import latin from "../ui/fonts/golos-text-latin.woff2";
import { OfflineContext } from "../parts/saving/offline-context.ts";
import { endpoints } from "../urls.ts";
import { visionAttributes } from "../frame/vision/attributes.ts";
import paperStyles from "../ui/print.css?url";
import visionStyles from "../frame/vision/vision-mode.css?url";
import { VisionContext } from "../frame/vision/vision-context.ts";

export async function loader({ site }: LoaderArgs) {
  const { publicOrigin, vision, metrikaId, isOfflineOn } = site;
  return { publicOrigin, vision, metrikaId, isOfflineOn };
}

/** Around everything, in every language. */
export default function Root() {
  return (
    <Layout>
      <Outlet />
    </Layout>
  );
}

export function ErrorBoundary() {
  return (
    <Layout>
      <FatalErrorPage />
    </Layout>
  );
}

function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfRoute(useMatches().at(-1)?.id);
  const { direction, script } = languages[locale];
  const { scripts, styles } = use(PageAssets);
  const { vision = null, metrikaId = null, isOfflineOn = false } = useRouteLoaderData<typeof loader>("root") ?? {};
  return (
    <html lang={locale} {...(direction === "rtl" && { dir: direction })} {...visionAttributes(vision)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1a24" media="(prefers-color-scheme: dark)" />
        {metrikaId && <meta name="metrika" content={metrikaId} />}
        {!isOfflineOn && <meta name="offline" content="off" />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={MANIFEST[locale]} />
        <link
          rel="alternate"
          type="application/atom+xml"
          href={localePath(locale, endpoints.feed.path)}
          title={FEED[locale]}
        />
        {FONTS[script].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {styles.map((source) => (
          <link key={source} rel="stylesheet" href={source} precedence="site" />
        ))}
        <link rel="stylesheet" href={paperStyles} media="print" />
        {vision && <link rel="stylesheet" href={visionStyles} precedence="vision" />}
        {scripts.map((source) => (
          <script key={source} type="module" src={source} />
        ))}
      </head>
      <body>
        <VisionContext value={vision}>
          <OfflineContext value={isOfflineOn}>{children}</OfflineContext>
        </VisionContext>
      </body>
    </html>
  );
}

const MANIFEST: Record<Locale, string> = { ru: "/manifest.webmanifest", en: "/manifest-en.webmanifest" };
const FEED: Record<Locale, string> = { ru: "Новости", en: "News" };
/** Every language quotes names in Latin. */
const FONTS = { Cyrillic: [cyrillic, latin], Latin: [latin] };
