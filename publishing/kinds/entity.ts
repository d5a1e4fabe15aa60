import { z } from "zod";
import { type ConfigField, type EntityConfig, configList } from "#contract/entity-configs.ts";
import type { FieldValue } from "#contract/records/entity.ts";
import { Hours, Shifts } from "#contract/records/hours.ts";
import { isExplained, Quality, QualityNotes } from "#contract/records/quality.ts";
import { Employment, Salary } from "#contract/records/salary.ts";
import { ServiceKey, ServiceNotes } from "#contract/records/service.ts";
import { SpokenLanguages } from "#contract/records/spoken-languages.ts";
import type { Front, Kind, Need } from "../kind.ts";
import { mapStrings } from "../facts/placeholders.ts";
import { Free, hasAllShifts, hasNotedServices, Way, WayInWords } from "./center-fields.ts";
import { Alias, base, Line, Phone, PictureField, Span } from "./fields.ts";

const types: Record<ConfigField["type"], z.ZodType<FieldValue>> = {
  line: Line,
  text: z.string().trim().min(1).max(10_000),
  number: z.number(),
  list: z.array(Line).min(1),
  phone: Phone,
  email: z.email(),
  date: z.iso.date(),
  span: Span,
  region: Alias,
  city: Alias,
  center: Alias,
  specialist: Alias,
  article: Alias,
  icon: z.enum(["drop", "heart", "pin", "clock", "access", "phone"]),
  boolean: z.boolean(),
  hours: Hours,
  shifts: Shifts,
  free: Free,
  // Their words are filled in when all records are read (`name-services.ts`).
  services: z.array(ServiceKey).min(1).max(60),
  serviceNotes: ServiceNotes,
  spokenLanguages: SpokenLanguages,
  salary: Salary,
  employment: Employment,
  way: Way,
  quality: Quality,
  qualityNotes: QualityNotes,
};

/** Fields that must be consistent, checked at the first of them. */
const TOGETHER: { key: string; fits: (fields: Record<string, unknown>) => boolean; message: string }[] = [
  { key: "serviceNotes", fits: hasNotedServices, message: "the center does not have this service" },
  { key: "free", fits: hasAllShifts, message: "there is no such shift" },
  {
    key: "quality",
    fits: isExplained,
    message: "qualityNotes has a source, and a sentence for each missed target and for no other",
  },
];

/** One kind for each config, with the fields that the contract describes. */
export const entityKinds: Kind[] = configList.map((config) => ({
  name: "entity",
  source: { folder: config.folder },
  body: config.hasText ? "blocks" : "none",
  assets: { image: "picture" },
  front: { original: originalOf(config), translation: z.strictObject(wordsOf(config, false)) },
  provides: (_front, name) => `${config.name} ${name}`,
  needs: (front) => needsOf(config, front),
  toShared: (front, alias) => ({
    alias,
    config: config.id,
    active: front["active"],
    weight: front["weight"],
    image: front["image"],
    gallery: front["gallery"],
    fields: pick(front, config, ({ isTranslated }) => !isTranslated),
  }),
  toWords: (front, content, typeset) => ({
    title: typeset(String(front["title"])),
    ...(content.length > 0 && { content }),
    fields: mapText(
      pick(front, config, ({ isTranslated }) => Boolean(isTranslated)),
      typeset,
    ),
  }),
}));

function originalOf(config: EntityConfig): z.ZodObject {
  return z.strictObject({
    ...base,
    image: PictureField.nullable().default(null),
    gallery: z.number().int().positive().nullable().default(null),
    ...wordsOf(config, true),
  });
}

function wordsOf({ fields }: EntityConfig, isOriginal: boolean) {
  const shape = Object.fromEntries(
    fields
      .filter(({ isTranslated }) => isOriginal || isTranslated)
      .map(({ key, type, isRequired }) => {
        const own = !isOriginal && type === "way" ? WayInWords : types[type];
        return [key, isRequired ? own : own.optional()];
      }),
  );
  const told = TOGETHER.reduce<z.ZodType<Record<string, unknown>>>(
    (own, { key, fits, message }) => (key in shape ? own.refine(fits, { path: [key], message }) : own),
    z.strictObject(shape),
  );
  return { title: Line, fields: told.prefault({}) };
}

const REFERENCES: Partial<Record<ConfigField["type"], string>> = {
  region: "region",
  city: "city",
  center: "center",
  specialist: "specialist",
  article: "article",
  services: "service",
};

function needsOf({ fields }: EntityConfig, front: Front): Need[] {
  const values = front["fields"] as Record<string, FieldValue | undefined>;
  const needs = fields.flatMap(({ key, type }) => {
    const what = REFERENCES[type] ?? (key === "file" ? "file" : undefined);
    const named = what ? [values[key] ?? []].flat() : [];
    return named.map((one) => ({ field: ["fields", key], what: `${what} ${String(one)}` }));
  });
  return front["gallery"] ? [...needs, { field: ["gallery"], what: `gallery ${String(front["gallery"])}` }] : needs;
}

function pick(
  front: Front,
  { fields }: EntityConfig,
  isWanted: (field: ConfigField) => boolean,
): Record<string, FieldValue> {
  const values = front["fields"] as Record<string, FieldValue | undefined>;
  const picked = fields.filter(isWanted).map(({ key }) => [key, values[key]]);
  return Object.fromEntries(picked.filter(([, value]) => value !== undefined));
}

function mapText(values: Record<string, FieldValue>, typeset: (text: string) => string): Record<string, FieldValue> {
  const set = (value: FieldValue): FieldValue => {
    if (typeof value === "string") return typeset(value);
    if (typeof value !== "object") return value;
    // A list, or named values: every string in it.
    return mapStrings(value, (text) => typeset(text)) as FieldValue;
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, set(value)]));
}
