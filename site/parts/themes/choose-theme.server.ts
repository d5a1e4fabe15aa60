import { forEachLocale, type Locale } from "#contract/locale.ts";
import type { FindableHead } from "../../seo/head.ts";

/** The theme named by `?tab=`, otherwise the first one: a wrong or outdated tab is not an error. */
export function chooseTheme<Each extends { alias: string }>(themes: Each[], request: Request): Each | undefined {
  const tab = new URL(request.url).searchParams.get("tab");
  return themes.find(({ alias }) => alias === tab) ?? themes[0];
}

/** The first theme has the plain address. */
export function addressOfTheme<Each extends { alias: string }>(
  { address }: FindableHead,
  themes: Each[],
  theme: Each,
  locale: Locale,
): string {
  return address.paths[locale] + queryOf(themes, theme);
}

/** Every theme but the first is a separate page for search engines. */
export function headOfTheme<Each extends { alias: string; title: string }>(
  head: FindableHead,
  themes: Each[],
  chosen: Each | undefined,
): FindableHead {
  if (!chosen || chosen === themes[0]) return head;
  const query = queryOf(themes, chosen);
  const { paths } = head.address;
  const title = `${head.title}: ${chosen.title}`;
  return { ...head, title, address: { ...head.address, paths: forEachLocale((locale) => paths[locale] + query) } };
}

function queryOf<Each extends { alias: string }>(themes: Each[], theme: Each): string {
  return theme === themes[0] ? "" : `?tab=${encodeURIComponent(theme.alias)}`;
}
