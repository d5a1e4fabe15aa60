import type { Locale } from "#contract/locale.ts";
import type { CompanyCount, RegionCount } from "../../company/count-company.server.ts";
import { companyWords } from "../../company/words.ts";
import { counted } from "../../i18n/plural.ts";
import { href } from "../../urls.ts";
import { homeWords } from "./words.ts";

/** The map of dots: 19.2 units a degree of longitude, 32 a degree of latitude, Saint Petersburg at 79, 79. */
const MAP = { width: 880, height: 640 };
const toMap = ({ latitude, longitude }: NonNullable<RegionCount["place"]>) => ({
  x: Math.round(79 + (longitude - 30.31) * 19.2),
  y: Math.round(79 + (59.94 - latitude) * 32),
});

/** Our centers by region, as a list and as pins. A region beyond the map's edge is in the list only. */
export function networkOf({ centers, regions, partnerCities }: CompanyCount, locale: Locale, text?: string) {
  const words = companyWords[locale];
  const rows = regions.map(({ alias, title, centers: count }) => ({
    title,
    href: href(locale, "region", { region: alias }),
    count: counted(locale, count, words.centers),
  }));
  const pins = regions.flatMap(({ alias, title, centers: count, place }) => {
    const point = place && toMap(place);
    const isOnMap = point && point.x > 0 && point.y > 0 && point.x < MAP.width && point.y < MAP.height;
    return isOnMap ? [{ alias, title, count, ...stepOf(point), side: sideOf(point.x) }] : [];
  });
  const partners = words.partners(counted(locale, partnerCities, words.partnerCities));
  return {
    title: words.centersIn(counted(locale, centers, words.centers), counted(locale, regions.length, words.regions)),
    text: partnerCities > 0 ? [partners, text].filter(Boolean).join(" ") : null,
    rows,
    partners:
      partnerCities > 0
        ? {
            href: `${href(locale, "centers")}?tab=partners`,
            count: counted(locale, partnerCities, words.cities),
          }
        : null,
    pins,
    mapLabel: `${homeWords[locale].map} ${rows.map(({ title, count }) => `${title}, ${count}`).join("; ")}.`,
  };
}

/** Pins stand on a grid of forty steps each way, which the style sheet knows. */
function stepOf({ x, y }: { x: number; y: number }) {
  return { column: Math.round((x / MAP.width) * 40), row: Math.round((y / MAP.height) * 40) };
}

/** Where a label may grow to, so that it stays on the map. */
function sideOf(x: number): "start" | "middle" | "end" {
  if (x < MAP.width / 5) return "start";
  return x > (MAP.width * 4) / 5 ? "end" : "middle";
}
