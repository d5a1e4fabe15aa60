import { locales } from "#contract/locale.ts";
import type { LoaderArgs } from "../render/route-module.ts";
import { endpoints, href } from "../urls.ts";

/** Tracking parameters; Yandex then counts such addresses as one. */
const MARKS = "utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&openstat";

/** Personal pages are excluded: forms, searches and the state of tools. */
export async function loader({ site }: LoaderArgs) {
  const { publicOrigin } = site;
  const closed = locales.flatMap((locale) => [
    href(locale, "form", { name: "" }),
    `${href(locale, "search")}$`,
    `${href(locale, "search")}?`,
    `${href(locale, "calculator")}?`,
    `${href(locale, "dayMenu")}?`,
    `${href(locale, "chooseDialysis")}?`,
    `${href(locale, "weightGain")}?`,
  ]);
  const lines = [
    "User-agent: *",
    "Allow: /",
    ...["/api/", endpoints.chooseLocale.path, endpoints.changeVision.path, ...closed].map(
      (path) => `Disallow: ${path}`,
    ),
    `Clean-param: ${MARKS}`,
    "",
    `Sitemap: ${publicOrigin}${endpoints.sitemapXml.path}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
