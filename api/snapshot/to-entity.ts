import { configList, entityConfigs } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import type { Entity, FieldValue } from "#contract/records/entity.ts";
import { localise, type StoredKinds, translationsOf } from "../stored.ts";
import { shareImageAt, withMediaBase } from "./media-base.ts";

/** Fields in the order of their config; what a translation lacks stays Russian. */
export function toEntity(stored: StoredKinds["entity"], locale: Locale, mediaBase: string, regions: string[]): Entity {
  const { config, gallery, image, ...entity } = localise(stored, locale);
  const values = {
    ...regionOf(stored, regions),
    ...stored.shared.fields,
    ...stored.words.ru.fields,
    ...stored.words[locale]?.fields,
  };
  const described = configList.find(({ id }) => id === config)?.fields ?? [];
  return {
    id: entity.id,
    locale: entity.locale,
    translations: translationsOf(stored),
    title: entity.title,
    alias: entity.alias,
    active: entity.active,
    isActive: entity.active,
    weight: entity.weight,
    image: image && withMediaBase(image, mediaBase),
    shareImage: shareImageAt(entity.shareImage, mediaBase),
    galleryId: gallery,
    config: {
      id: config,
      fields: described.flatMap(({ key, type }, weight) => {
        const value = values[key];
        if (value === undefined) return [];
        return type === "icon" ? { key, value, weight, isStatic: true } : { key, value, weight };
      }),
    },
  };
}

/** A center whose alias begins with a region's stands in that region, unless its field says another. */
function regionOf({ shared }: StoredKinds["entity"], regions: string[]): Record<string, FieldValue> {
  if (shared.config !== entityConfigs.center.id) return {};
  const region = regions.find((alias) => shared.alias === alias || shared.alias.startsWith(`${alias}-`));
  return region ? { region } : {};
}
