import { defaultLocale } from "#contract/locale.ts";
import type { SourceRecord, Sources } from "./read-sources.ts";

/** What texts may count: `count.centers`, and for one region `count.centers.crimea`. */
export function countSources(sources: Sources): Map<string, number> {
  const all = (kind: string) => sources.get(kind) ?? [];
  const regions = all("region").map(({ name }) => name);
  const counts = new Map<string, number>();
  const count = (name: string, records: SourceRecord[], measure: (records: SourceRecord[]) => number) => {
    counts.set(name, measure(records));
    for (const region of regions) {
      const own = records.filter((record) => regionOf(record, regions) === region);
      if (own.length > 0) counts.set(`${name}.${region}`, measure(own));
    }
  };
  const number = (records: SourceRecord[]) => records.length;
  const centers = all("center");
  count("centers", centers, number);
  count("cities", centers, (own) => new Set(own.map((center) => field(center, "city"))).size);
  count("stations", centers, (own) => own.reduce((sum, center) => sum + (Number(field(center, "stations")) || 0), 0));
  count("specialists", all("specialist"), number);
  counts.set("regions", new Set(centers.flatMap((center) => regionOf(center, regions) ?? [])).size);
  counts.set("partner-cities", all("city").filter((city) => field(city, "partner") === true).length);
  return counts;
}

/** As in the API: the field, otherwise the beginning of the alias. */
function regionOf(record: SourceRecord, regions: string[]): unknown {
  return field(record, "region") ?? regions.find((region) => record.name.startsWith(`${region}-`));
}

function field({ values }: SourceRecord, key: string): unknown {
  return values[defaultLocale]?.[key];
}
