import type { z } from "zod";
import type { ConfigId, FieldKey } from "#contract/entity-configs.ts";
import type { Entity, FieldValue } from "#contract/records/entity.ts";
import { Hours, Shifts } from "#contract/records/hours.ts";
import { Quality, QualityNotes } from "#contract/records/quality.ts";
import { Employment, Salary } from "#contract/records/salary.ts";
import { Service, ServiceNotes } from "#contract/records/service.ts";
import { SpokenLanguages } from "#contract/records/spoken-languages.ts";
import { oncePerRecord } from "../../api/once-per-record.ts";
import { toAnchor } from "../article/anchors.server.ts";

type Of<Id> = Entity & { config: { id: Id } };
type Line = "line" | "text" | "phone" | "email" | "region" | "city" | "center" | "specialist" | "article";

/**
 * A text field of an entity; a field that its config does not have does not compile. Empty if the field is missing or
 * another API sends a different type, so that a view shows nothing instead of failing.
 */
export function line<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, Line>): string {
  const value = valueOf(entity, key);
  return typeof value === "string" ? value : "";
}

/** A valid date or timestamp. */
export function date<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, "date">): string {
  const value = valueOf(entity, key);
  return typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : "";
}

export function list<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, "list">): string[] {
  const value = valueOf(entity, key);
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** Objects with named values: a list of them, or a single one. */
export function rows<Id extends ConfigId>(
  entity: Of<Id>,
  key: FieldKey<Id, "shifts" | "free" | "way" | "span">,
): Record<string, string | number | boolean | string[]>[] {
  const value = valueOf(entity, key);
  return [value].flat().filter((one) => typeof one === "object");
}

export function number<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, "number">): number | null {
  const value = valueOf(entity, key);
  return typeof value === "number" ? value : null;
}

/** A boolean; null if unknown. */
export function flag<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, "boolean">): boolean | null {
  const value = valueOf(entity, key);
  return typeof value === "boolean" ? value : null;
}

/** Opening hours; null if they are not structured data: see `prose`. */
export function hours<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, "hours">): Hours | null {
  return parsed(Hours, valueOf(entity, key));
}

export function shifts<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, "shifts">): Shifts | null {
  return parsed(Shifts, valueOf(entity, key));
}

export function salary<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, "salary">): Salary | null {
  return parsed(Salary, valueOf(entity, key));
}

export function employment<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, "employment">): Employment | null {
  return parsed(Employment, valueOf(entity, key));
}

export function quality<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, "quality">): Quality | null {
  return parsed(Quality, valueOf(entity, key));
}

export function qualityNotes<Id extends ConfigId>(
  entity: Of<Id>,
  key: FieldKey<Id, "qualityNotes">,
): QualityNotes | null {
  return parsed(QualityNotes, valueOf(entity, key));
}

export function spokenLanguages<Id extends ConfigId>(
  entity: Of<Id>,
  key: FieldKey<Id, "spokenLanguages">,
): SpokenLanguages | null {
  return parsed(SpokenLanguages, valueOf(entity, key));
}

/** The services of a center. If another API gives only a title, the key is made from it. */
export function services<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, "services">): Service[] {
  return [valueOf(entity, key) ?? []].flat().flatMap((one) => {
    if (typeof one === "string") return { key: toAnchor(one), title: one };
    return parsed(Service, one) ?? [];
  });
}

/** Notes on some of them, by key; none if another API sends something else. */
export function serviceNotes<Id extends ConfigId>(entity: Of<Id>, key: FieldKey<Id, "serviceNotes">): ServiceNotes {
  return parsed(ServiceNotes, valueOf(entity, key)) ?? {};
}

/** A value that another API sends as text instead of data: shown unchanged and never interpreted. */
export function prose<Id extends ConfigId>(
  entity: Of<Id>,
  key: FieldKey<Id, "hours" | "salary" | "employment">,
): string[] {
  return [valueOf(entity, key) ?? []].flat().filter((one) => typeof one === "string");
}

/** Pages of centers read the same fields of all centers, some of them several times. */
const parsers = new Map<z.ZodType, (value: object) => unknown>();

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> | null {
  const parse = (source: unknown) => schema.safeParse(source).data ?? null;
  if (typeof value !== "object" || value === null) return parse(value);
  const known = parsers.get(schema) ?? oncePerRecord(parse);
  parsers.set(schema, known);
  // What this schema has made.
  return known(value) as z.output<Schema> | null;
}

function valueOf({ config }: Entity, key: PropertyKey): FieldValue | undefined {
  return config.fields.find((field) => field.key === key)?.value;
}
