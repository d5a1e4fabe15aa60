import { configList } from "#contract/entity-configs.ts";
import type { Services } from "#contract/services.ts";
import { CallFailure } from "../failure.ts";
import { applyListQuery } from "../list.ts";
import type { ServiceDeps } from "../service-deps.ts";

export function entities({ snapshot }: ServiceDeps): Services["entities"] {
  return ({ filters: { config, ids, active, properties }, ...query }, { locale }) => {
    const described = configList.find(({ id }) => id === config)?.fields.map(({ key }) => key) ?? [];
    const ofConfig = snapshot().in[locale].entities.get(config) ?? [];
    const asked = { ...query, filters: { id: ids, active }, ...(properties && { properties }) };
    const frame = { locale, properties: { described, nameOf: (key: string) => `filters[properties][${key}]` } };
    return { entities: applyListQuery(ofConfig, asked, frame) };
  };
}

export function config(_deps: ServiceDeps): Services["config"] {
  return ({ module, config: id }, { locale }) => {
    const found = configList.find((one) => one.id === id);
    if (module !== "entities" || !found) throw new CallFailure("notFound");
    return {
      config: {
        id: found.id,
        name: found.name,
        title: found.title[locale],
        fields: found.fields.map(({ key, title, type, isRequired = false, isTranslated = false }) => ({
          key,
          title: title[locale],
          type,
          isRequired,
          isTranslated,
        })),
      },
    };
  };
}
