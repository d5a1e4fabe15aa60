import type { Entity, FieldValue } from "#contract/records/entity.ts";

/** One line of an entity; empty where the field is missing or of another kind, so that a view shows nothing instead of failing. */
export function line(entity: Entity, key: string): string {
  const value = valueOf(entity, key);
  return typeof value === "string" ? value : "";
}

export function list(entity: Entity, key: string): string[] {
  const value = valueOf(entity, key);
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** Values under names: a list of such, or the one. */
export function rows(entity: Entity, key: string): Record<string, string | number | boolean>[] {
  const value = valueOf(entity, key);
  return [value].flat().filter((one) => typeof one === "object");
}

export function number(entity: Entity, key: string): number | null {
  const value = valueOf(entity, key);
  return typeof value === "number" ? value : null;
}

export function flag(entity: Entity, key: string): boolean {
  return valueOf(entity, key) === true;
}

function valueOf({ config }: Entity, key: string): FieldValue | undefined {
  return config.fields.find((field) => field.key === key)?.value;
}
