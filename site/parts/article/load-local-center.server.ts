import type { Article } from "#contract/records/article.ts";
import type { Invitation } from "#contract/records/article-end.ts";
import { langOf } from "../../i18n/lang-of.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { href } from "../../urls.ts";
import { line } from "../records/fields.server.ts";
import { loadCitiesByName } from "../records/load-cities.server.ts";
import { loadRecordsWithFallback } from "../records/load-records.server.ts";

export type LocalCenter = NonNullable<Awaited<ReturnType<typeof loadLocalCenter>>>;

/** The center that a text is about: its place is a city in which we have one. */
export async function loadLocalCenter(site: SiteContext, { place }: Pick<Article, "place">, invitation: Invitation) {
  if (invitation !== "center" || !place) return null;
  const city = (await loadCitiesByName(site)).get(place);
  const centers = city ? await loadRecordsWithFallback(site, "center", { city: [city.slug] }) : [];
  const [center] = centers;
  if (!center || centers.length > 1) return null;
  return {
    title: center.title,
    address: line(center, "address"),
    phone: line(center, "phone"),
    href: href(site.locale, "center", { item: center.alias }),
    ...langOf(center.locale, site.locale),
  };
}
