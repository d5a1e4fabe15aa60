import type { Services } from "#contract/services.ts";
import { applyListQuery } from "../list.ts";
import type { ServiceDeps } from "../service-deps.ts";

export function cities({ snapshot }: ServiceDeps): Services["cities"] {
  return (query, { locale }) => ({ cities: applyListQuery(snapshot().in[locale].cities, query, { locale }) });
}

const USUAL_CITY = "moscow";

/** The city that a trusted proxy sends, by slug or by name in any language; no external service is asked. */
export function location({ snapshot }: ServiceDeps): Services["location"] {
  return (_input, { locale, visitor }) => {
    const snapshots = snapshot().in;
    const told = visitor?.city?.trim().toLowerCase();
    const id = Object.values(snapshots)
      .flatMap(({ cities }) => cities)
      .find(({ slug, title }) => told === slug || told === title.toLowerCase())?.id;
    const local = snapshots[locale].cities;
    const city = local.find((one) => one.id === id) ?? local.find(({ slug }) => slug === USUAL_CITY) ?? null;
    return { location: { city } };
  };
}
