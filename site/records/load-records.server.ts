import type { RouterContextProvider } from "react-router";
import type { Locale } from "#contract/locale.ts";
import type { Entity } from "#contract/records/entity.ts";
import { failPage } from "../api/fail-page.server.ts";
import { quietly } from "../api/quietly.server.ts";
import { siteContext } from "../context.server.ts";

type Context = Readonly<RouterContextProvider>;

export const configs = { center: 1, region: 8, vacancy: 9, specialist: 10, price: 11, legalDocument: 12, review: 13 };

/** The active records of a config in the editors' order: what a page of records cannot do without. */
export async function loadRecords(context: Context, config: number): Promise<Entity[]> {
  const { entities } = await askFor(context, config).catch(failPage);
  return translatedFirst(entities, context.get(siteContext).locale);
}

/** The same, for a page that can do without them. */
export async function loadRecordsQuietly(context: Context, config: number): Promise<Entity[]> {
  const { entities } = await quietly(context, askFor(context, config), { entities: [] });
  return entities;
}

/** In a foreign language what can be read there comes first. */
export function translatedFirst<Row extends { locale: Locale }>(rows: Row[], locale: Locale): Row[] {
  return rows.toSorted((a, b) => Number(a.locale !== locale) - Number(b.locale !== locale));
}

function askFor(context: Context, config: number) {
  return context.get(siteContext).api.entities({ filters: { config, active: true }, order: { weight: "asc" } });
}
