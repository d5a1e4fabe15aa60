import { type ConfigName, entityConfigs } from "#contract/entity-configs.ts";
import { plainText } from "#contract/plain-text.ts";
import type { Entity, FieldValue } from "#contract/records/entity.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** A field that only another API has, with the title from its config. */
export type OtherField = { key: string; title: string; lines: string[] };

/** Nobody reads more than this. */
const MOST = 20;

/**
 * The unknown fields of a record, sorted by weight. Fields without a title or a text are left out; our own API has
 * none.
 */
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

/** Only texts and numbers: we cannot know what a structured value means. */
function linesOf(value: FieldValue): string[] {
  return [value]
    .flat()
    .flatMap((one) => (typeof one === "string" || typeof one === "number" ? plainText(String(one)) : []))
    .filter(Boolean);
}
