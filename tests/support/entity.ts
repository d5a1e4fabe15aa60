import type { Entity, FieldValue } from "#contract/records/entity.ts";

type Said = Partial<Omit<Entity, "config">> & { config?: number; fields?: Record<string, FieldValue> };

/** An entity as the API gives it, with only what a test is about. */
export function sampleEntity({ config = 1, fields = {}, ...rest }: Said = {}): Entity {
  return {
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
    config: { id: config, fields: Object.entries(fields).map(([key, value], weight) => ({ key, value, weight })) },
  };
}

export function sampleEntities(count: number, fieldsOf: (n: number) => Record<string, FieldValue>): Entity[] {
  return Array.from({ length: count }, (_, n) =>
    sampleEntity({ id: n + 1, alias: `record-${n}`, fields: fieldsOf(n) }),
  );
}
