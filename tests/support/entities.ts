import type { Entity, FieldValue } from "#contract/records/entity.ts";

/** A record of a config, as the API gives it; only what a test is about need be said. */
export function makeEntity(fields: Record<string, FieldValue>, own: Partial<Omit<Entity, "config">> = {}): Entity {
  return {
    id: 1,
    locale: "ru",
    title: "Запись",
    active: true,
    isActive: true,
    weight: 0,
    translations: ["ru", "en"],
    alias: "record",
    image: null,
    shareImage: null,
    galleryId: null,
    config: {
      id: 0,
      fields: Object.entries(fields).map(([key, value], weight) => ({ key, value, weight })),
    },
    ...own,
  };
}

export function manyEntities(count: number, fieldsOf: (n: number) => Record<string, FieldValue>): Entity[] {
  return Array.from({ length: count }, (_, n) => makeEntity(fieldsOf(n), { id: n + 1, alias: `record-${n}` }));
}
