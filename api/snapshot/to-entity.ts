import { configList, entityConfigs } from "#contract/entity-configs.ts";
import { defaultLocale, type Locale, withFallbacks } from "#contract/locale.ts";
import type { Entity, FieldValue } from "#contract/records/entity.ts";
import { localise, type StoredKinds, translationsOf } from "../stored.ts";
import { contentWithMediaBase, shareImageAt, withMediaBase } from "./media-base.ts";

/** Fields in the order of their config; what a translation lacks comes from its fallback. */
export function toEntity(stored: StoredKinds["entity"], locale: Locale, mediaBase: string, regions: string[]): Entity {
  const { config, gallery, image, ...entity } = localise(stored, locale);
  const values = {
    ...regionOf(stored, regions),
    ...stored.shared.fields,
    ...Object.assign(
      {},
      ...withFallbacks(locale)
        .toReversed()
        .map((language) => stored.words[language]?.fields),
    ),
    ...together(stored, locale),
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
    ...(entity.content && { content: contentWithMediaBase(entity.content, mediaBase) }),
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

/** Named values: those that a translation lacks come from the original. */
function together({ words }: StoredKinds["entity"], locale: Locale): Record<string, FieldValue> {
  const pairs = Object.entries(words[locale]?.fields ?? {}).flatMap(([key, value]) => {
    const original = words[defaultLocale].fields[key];
    return isNamed(value) && isNamed(original) ? [[key, { ...original, ...value }]] : [];
  });
  return Object.fromEntries(pairs) as Record<string, FieldValue>;
}

function isNamed(value: FieldValue | undefined): value is Extract<FieldValue, Record<string, unknown>> {
  return typeof value === "object" && !Array.isArray(value);
}

/** A center whose alias begins with a region's alias belongs to that region, unless its field names another. */
function regionOf({ shared }: StoredKinds["entity"], regions: string[]): Record<string, FieldValue> {
  if (shared.config !== entityConfigs.center.id) return {};
  const region = regions.find((alias) => shared.alias === alias || shared.alias.startsWith(`${alias}-`));
  return region ? { region } : {};
}
