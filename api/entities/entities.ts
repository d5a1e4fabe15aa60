import { configList } from "#contract/entity-configs.ts";
import type { Services } from "#contract/services.ts";
import { CallFailure } from "../failure.ts";
import { applyListQuery, hasProperty } from "../list.ts";
import type { ServiceDeps } from "../service-deps.ts";

export function entities({ snapshot }: ServiceDeps): Services["entities"] {
  return ({ filters: { config, ids, active, properties = {} }, ...query }, { locale }) => {
    const described = configList.find(({ id }) => id === config)?.fields ?? [];
    const unknown = Object.keys(properties).filter((key) => !described.some((field) => field.key === key));
    if (unknown.length > 0) {
      throw new CallFailure(
        "invalid",
        Object.fromEntries(unknown.map((key) => [`filters[properties][${key}]`, [noProperty[locale]]])),
      );
    }
    const ofConfig = snapshot().in[locale].entities.get(config) ?? [];
    const tests = Object.entries(properties).map(([key, values]) => hasProperty(key, values));
    const matching = ofConfig.filter((entity) => tests.every((test) => test(entity)));
    return { entities: applyListQuery(matching, { ...query, filters: { id: ids, active } }, { locale }) };
  };
}

const noProperty = { ru: "Такого свойства нет", en: "There is no such property" };

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
