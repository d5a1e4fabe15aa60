import "./ui/styles.css";
import cyrillic from "@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2";
import latin from "@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2";
import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root.ts";
import { siteContext } from "./context.server.ts";
import { inLocale, localeOfRoute } from "./urls.ts";
import visionStyles from "./vision/styles.css?url";
import { useVisionState, visionAttributes, VisionContext } from "./vision/vision.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, vision } = context.get(siteContext);
  return { publicOrigin, vision };
}

/** Nothing in it changes from page to page, and what the visitor changes the page knows by itself. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfRoute(useMatches().at(-1)?.id);
  const vision = useVisionState(useRouteLoaderData<typeof loader>("root")?.vision ?? null);
  return (
    <html lang={locale} {...visionAttributes(vision.settings)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1a24" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={locale === "ru" ? "/manifest.webmanifest" : "/manifest-en.webmanifest"} />
        <link rel="alternate" type="application/atom+xml" href={inLocale(locale, "/feed.xml")} title={FEED[locale]} />
        {fonts[locale].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        {vision.settings && <link rel="stylesheet" href={visionStyles} precedence="vision" />}
      </head>
      <body>
        <VisionContext value={vision}>{children}</VisionContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const FEED = { ru: "Новости", en: "News" };
const fonts = { ru: [cyrillic, latin], en: [latin] };

export default function Root() {
  return <Outlet />;
}

/** The last net, when showing the error page itself has failed: no words, no data, no shell to lean on. */
export function ErrorBoundary() {
  return (
    <main lang="en">
      <title>An error occurred</title>
      <h1>An error occurred while showing this page</h1>
      <p>
        <a href="/">Go back home</a>
      </p>
    </main>
  );
}
