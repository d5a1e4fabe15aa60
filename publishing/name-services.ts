import { defaultLocale, type Locale, locales } from "#contract/locale.ts";
import { type ServiceList, ServiceList as Shape } from "#contract/variables/services.ts";
import type { StoredKinds } from "#api/stored.ts";
import type { ReadRecord } from "./read-record.ts";

/** The services of centers, from the variable `services`. */
export function servicesIn(records: ReadRecord[], locale: Locale): ServiceList {
  const variable = records.find(({ provides }) => provides === "variable services");
  const words = (variable?.body as StoredKinds["variable"] | undefined)?.words;
  return Shape.safeParse((words?.[locale] ?? words?.[defaultLocale])?.value).data ?? [];
}

/** Adds the titles of services to every record: the pack names them by key, the API returns key and title. */
export function nameServices(records: ReadRecord[]): void {
  const titles = new Map(
    locales.map((locale) => [locale, new Map(servicesIn(records, locale).map(({ key, title }) => [key, title]))]),
  );
  for (const { body } of records.filter(({ kind }) => kind === "entity")) {
    const { shared, words } = body as StoredKinds["entity"];
    const { services, ...fields } = shared.fields;
    if (!Array.isArray(services)) continue;
    shared.fields = fields;
    for (const locale of locales) {
      const own = words[locale];
      if (own)
        own.fields["services"] = services.map((key) => ({
          key: String(key),
          title: titles.get(locale)?.get(String(key)) ?? "",
        }));
    }
  }
}
