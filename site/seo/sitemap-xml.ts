import { localePath, locales } from "#contract/locale.ts";
import type { LoaderArgs } from "../render/route-module.ts";
import { listPages } from "./list-pages.server.ts";
import { xml, xmlResponse } from "./xml.server.ts";

/** Every page in every language it is written in: an English page that falls back to Russian is not listed. */
export async function loader({ site }: LoaderArgs) {
  const { publicOrigin } = site;
  const pages = await listPages(site);
  const entries = locales.flatMap((locale) =>
    pages
      .filter(({ translations }) => translations.includes(locale))
      .map(({ path, changed }) => {
        const lastmod = changed ? `<lastmod>${xml(changed)}</lastmod>` : "";
        return `<url><loc>${xml(publicOrigin + localePath(locale, path))}</loc>${lastmod}</url>`;
      }),
  );
  return xmlResponse(
    ['<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...entries, "</urlset>"],
    "application/xml",
  );
}
