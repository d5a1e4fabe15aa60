import type { Entity, FieldValue } from "#contract/records/entity.ts";

/** The fields of an entity by their keys, as the type that is asked for; one of another type counts as missing. */
export function fieldsOf({ config }: Pick<Entity, "config">) {
  const values = new Map<string, FieldValue>(config.fields.map(({ key, value }) => [key, value]));
  return {
    text(key: string): string | undefined {
      const value = values.get(key);
      return typeof value === "string" && value ? value : undefined;
    },
    number(key: string): number | undefined {
      const value = values.get(key);
      return typeof value === "number" ? value : undefined;
    },
    list(key: string): string[] {
      const value = values.get(key);
      return Array.isArray(value) ? value : [];
    },
  };
}
