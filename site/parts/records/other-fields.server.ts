import { type ConfigName, entityConfigs } from "#contract/entity-configs.ts";
import { plainText } from "#contract/plain-text.ts";
import type { Entity, FieldValue } from "#contract/records/entity.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** A field that only another API has, under the title that its config gives it. */
export type OtherField = { key: string; title: string; lines: string[] };

/** A record with more of them is not read by anybody. */
const MOST = 20;

/** The fields of a record that we do not know, by their weight. Without a title, or without words, one is left out; our own API has none. */
export async function loadOtherFields(
  site: SiteContext,
  name: ConfigName,
  { config: { fields } }: Entity,
): Promise<OtherField[]> {
  const { id, fields: known } = entityConfigs[name];
  const others = fields
    .filter(({ key }) => !Object.hasOwn(known, key))
    .map(({ key, value, weight }) => ({ key, weight, lines: linesOf(value) }))
    .filter(({ lines }) => lines.length > 0);
  if (others.length === 0) return [];
  const { api } = site;
  const asked = api.config({ module: "entities", config: id });
  const answer = await withFallback<Awaited<typeof asked> | null>(site, asked, null);
  const titles = new Map(answer?.config.fields.map(({ key, title }) => [key, title]));
  return others
    .toSorted((a, b) => a.weight - b.weight)
    .flatMap(({ key, lines }) => {
      const title = titles.get(key);
      return title ? { key, title, lines } : [];
    })
    .slice(0, MOST);
}

/** Words and numbers; what is built of parts has no meaning that we know. */
function linesOf(value: FieldValue): string[] {
  return [value]
    .flat()
    .flatMap((one) => (typeof one === "string" || typeof one === "number" ? plainText(String(one)) : []))
    .filter(Boolean);
}
