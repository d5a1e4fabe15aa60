import { type Locale, locales } from "#contract/locale.ts";
import { href, type PageId, pages } from "#site/urls.ts";

/** Every page that is built and takes no params, in every language: what the table-driven tests run over. */
export const builtPages: { id: PageId; locale: Locale; path: string }[] = Object.entries(pages)
  .filter(([, page]) => "file" in page && !page.path.includes(":"))
  .flatMap(([id]) => locales.map((locale) => ({ id: id as PageId, locale, path: href(locale, id as "home") })));
