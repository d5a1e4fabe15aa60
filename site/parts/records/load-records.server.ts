import { type ConfigName, type EntityOf, entityConfigs, type FieldKey } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import { failPage } from "../../api/fail-page.server.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** Required field values. */
type Having<Name extends ConfigName> = Partial<Record<FieldKey<(typeof entityConfigs)[Name]["id"]>, string[]>>;

/** The active records of a config in the editors' order; the only place that knows the shape of the API's response. */
export async function askForRecords<Name extends ConfigName>(
  site: SiteContext,
  name: Name,
  having?: Having<Name>,
): Promise<EntityOf<Name>[]> {
  const { api } = site;
  const filters = {
    config: entityConfigs[name].id,
    active: true,
    ...(having && { properties: having as Record<string, string[]> }),
  };
  const { entities } = await api.entities({ filters, order: { weight: "asc" } });
  return entities as EntityOf<Name>[];
}

/** For records that a page requires: throws on failure. */
export async function loadRecords<Name extends ConfigName>(site: SiteContext, name: Name): Promise<EntityOf<Name>[]> {
  const records = await askForRecords(site, name).catch(failPage);
  return translatedFirst(records, site.locale);
}

/** For a page that works without them. */
export function loadRecordsWithFallback<Name extends ConfigName>(
  site: SiteContext,
  name: Name,
  having?: Having<Name>,
): Promise<EntityOf<Name>[]> {
  return withFallback(site, askForRecords(site, name, having), []);
}

/** In a language other than the default, translated records come first. */
export function translatedFirst<Row extends { locale: Locale }>(rows: Row[], locale: Locale): Row[] {
  return rows.toSorted((a, b) => Number(a.locale !== locale) - Number(b.locale !== locale));
}
