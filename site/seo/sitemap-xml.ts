import { localePath, locales } from "#contract/locale.ts";
import type { LoaderArgs } from "../render/route-module.ts";
import { endpoints } from "../urls.ts";
import { listPages } from "./list-pages.server.ts";
import { xml, xmlResponse } from "./xml.server.ts";

/** The protocol's limit for one file. */
const MOST_URLS = 50_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Every page in every language it is written in: an English page that falls back to Russian is not listed. If there are
 * too many for one file, an index of its parts.
 */
export async function loader({ site, request }: LoaderArgs) {
  const { publicOrigin } = site;
  const pages = await listPages(site);
  const urls = locales.flatMap((locale) =>
    pages
      .filter(({ translations }) => translations.includes(locale))
      .map(({ path, changed }) => ({ url: publicOrigin + localePath(locale, path), changed })),
  );
  const parts = Math.ceil(urls.length / MOST_URLS);
  const part = Number(new URL(request.url).searchParams.get("part")) || 0;
  if (parts > 1 && part === 0) {
    const numbers = Array.from(
      { length: parts },
      (_, n) => `${publicOrigin}${endpoints.sitemapXml.path}?part=${n + 1}`,
    );
    return respond(
      "sitemapindex",
      numbers.map((url) => `<sitemap><loc>${xml(url)}</loc></sitemap>`),
    );
  }
  const shown = part === 0 ? urls : urls.slice((part - 1) * MOST_URLS, part * MOST_URLS);
  return respond(
    "urlset",
    shown.map(({ url, changed }) => {
      const lastmod = changed ? `<lastmod>${xml(changed)}</lastmod>` : "";
      return `<url><loc>${xml(url)}</loc>${lastmod}</url>`;
    }),
  );
}

function respond(root: string, entries: string[]): Response {
  return xmlResponse([`<${root} ${NAMESPACE}>`, ...entries, `</${root}>`], "application/xml");
}
