import { type ConfigName, type EntityOf, entityConfigs } from "#contract/entity-configs.ts";
import type { Entity, FieldValue } from "#contract/records/entity.ts";

type Said<Name> = Partial<Omit<Entity, "config">> & { config?: Name; fields?: Record<string, FieldValue> };

/** An entity as the API returns it, with only the fields a test is about; a center by default. */
export function sampleEntity<Name extends ConfigName = "center">({
  config,
  fields = {},
  ...rest
}: Said<Name> = {}): EntityOf<Name> {
  const entity: Entity = {
    id: 1,
    locale: "ru",
    title: "Центр",
    active: true,
    weight: 0,
    translations: ["ru", "en"],
    alias: "center",
    isActive: true,
    image: null,
    shareImage: null,
    galleryId: null,
    ...rest,
    config: {
      id: entityConfigs[config ?? "center"].id,
      fields: Object.entries(fields).map(([key, value], weight) => ({ key, value, weight })),
    },
  };
  return entity as EntityOf<Name>;
}

export function sampleEntities<Name extends ConfigName>(
  config: Name,
  count: number,
  fieldsOf: (n: number) => Record<string, FieldValue>,
): EntityOf<Name>[] {
  return Array.from({ length: count }, (_, n) =>
    sampleEntity({ config, id: n + 1, alias: `record-${n}`, fields: fieldsOf(n) }),
  );
}
