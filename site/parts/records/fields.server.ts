import type { ConfigId, FieldKey } from "#contract/entity-configs.ts";
import type { Entity, FieldValue } from "#contract/records/entity.ts";

type Of<Id> = Entity & { config: { id: Id } };
type Line = "line" | "text" | "phone" | "email" | "region" | "city" | "center" | "specialist" | "article";

/**
 * One line of an entity; a field that its config does not have does not compile. Empty where the field is missing or a
 * foreign API sends another kind, so that a view shows nothing instead of failing.
 */
export function line<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, Line>): string {
  const value = valueOf(entity, key);
  return typeof value === "string" ? value : "";
}

/** A day, or a moment, that really is one. */
export function date<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, "date">): string {
  const value = valueOf(entity, key);
  return typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : "";
}

export function list<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, "list">): string[] {
  const value = valueOf(entity, key);
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** Values under names: a list of such, or the one. */
export function rows<Id extends ConfigId>(
  entity: Of<Id>,
  key: FieldKey<Id, "shifts" | "free" | "way" | "span">,
): Record<string, string | number | boolean>[] {
  const value = valueOf(entity, key);
  return [value].flat().filter((one) => typeof one === "object");
}

export function number<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, "number">): number | null {
  const value = valueOf(entity, key);
  return typeof value === "number" ? value : null;
}

function valueOf({ config }: Entity, key: PropertyKey): FieldValue | undefined {
  return config.fields.find((field) => field.key === key)?.value;
}
