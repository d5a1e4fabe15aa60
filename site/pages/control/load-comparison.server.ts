import type { SiteContext } from "../../render/context.server.ts";
import { compareQuality } from "../../parts/quality/figures.server.ts";
import { loadCities } from "../../parts/records/load-cities.server.ts";
import { loadRecordsWithFallback } from "../../parts/records/load-records.server.ts";
import { toCenter } from "../../tools/centers/load-network.server.ts";

/** The figures of all centers that publish them; null if none does, for example with another API. */
export async function loadComparison(site: SiteContext) {
  const { locale } = site;
  const [records, cities] = await Promise.all([loadRecordsWithFallback(site, "center"), loadCities(site)]);
  const { aliases, figures, source } = compareQuality(records);
  if (figures.length === 0) return null;
  const named = new Map(records.map((record) => [record.alias, toCenter(record, cities, locale).name]));
  return { centers: aliases.map((alias) => ({ alias, name: named.get(alias) ?? alias })), figures, source };
}

export type Comparison = NonNullable<Awaited<ReturnType<typeof loadComparison>>>;
