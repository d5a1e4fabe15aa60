import { z } from "zod";
import { forEachLocale } from "../locale.ts";

const Line = z.string().trim().min(1).max(300);
/** All languages are in one file here, so that no number is written twice. */
const Name = z.strictObject(forEachLocale(() => Line));
const Groups = z.record(z.string(), Name);
const Amount = z.number().min(0);
/** The limits of "little" and "much", in mg per portion. */
const Limits = z.tuple([Amount, Amount]);
/** From and to; null if only one side matters. */
const Range = z.tuple([z.number().nullable(), z.number().nullable()]);

/** The nutrients of the food table. */
export const nutrients = ["potassium", "phosphorus", "sodium", "protein", "fluid"] as const;

/** The key of a food in addresses and saved days. */
const FOOD_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The phosphates among the numbers of additives, as a name has them. */
const PHOSPHATES = /E(?:33[89]|34[0-3]|45[0-2])/;
const ADDITIVES = "`additives: true` goes with the numbers of phosphates (E338–343, E450–452) in the name";

/** Per 100 g: potassium, phosphorus and sodium in mg, protein in g, fluid in ml; null if the source has no number. */
const Food = z.strictObject({
  key: z.string().max(60).regex(FOOD_KEY, "a key has small Latin letters, digits and -"),
  name: Name,
  group: z.string(),
  portion: Name.extend({ grams: z.number().positive() }),
  potassium: Amount.nullable(),
  phosphorus: Amount.nullable(),
  sodium: Amount.nullable(),
  protein: Amount.max(100).nullable(),
  fluid: Amount.max(100).nullable(),
  /** Liquid at room temperature: counts as drink. */
  liquid: z.literal(true).optional(),
  /** A drink: its amount is shown and entered in millilitres, one of which weighs about a gram. */
  poured: z.literal(true).optional(),
  /** Shown with a warning and never recommended: dangerous in any amount, or interferes with common medicines. */
  caution: z.enum(["never", "medicines"]).optional(),
  /** Usually has phosphate additives, which its name says: never recommended, whatever its numbers. */
  additives: z.literal(true).optional(),
});
/** Everyday names that several foods share, a list in each language. */
const Also = z.strictObject({
  ...forEachLocale(() => z.array(z.string().trim().min(2).max(60)).max(10)),
  foods: z.array(z.string()).min(1),
});
/** How soon to call: the center today, or the duty line within the hour. */
const Urgency = z.enum(["today", "duty"]);
const Lab = z
  .strictObject({
    name: Name,
    group: z.string(),
    unit: z.strictObject(forEachLocale(() => z.string())),
    target: Range,
    /** How far from the goal one can wait for the next visit; null if one always can. */
    watch: Range,
    /** How soon to call beyond `watch`. */
    call: z.strictObject({ below: Urgency.optional(), above: Urgency.optional() }).default({}),
    /** Beyond these: call an ambulance. */
    danger: Range.default([null, null]),
    why: Name,
  })
  .superRefine((lab, issues) => {
    for (const [side, name] of (["below", "above"] as const).entries()) {
      const message = findRangeFault(lab, side, name);
      if (message) issues.addIssue({ code: "custom", path: ["watch"], message: `${name}: ${message}` });
    }
  });

/** The variable `reference-foods`. */
export const FoodTable = z
  .strictObject({
    limits: z.strictObject({ potassium: Limits, phosphorus: Limits, sodium: Limits }),
    groups: Groups,
    also: z.array(Also).optional(),
    foods: z.array(Food),
  })
  .superRefine(({ groups, also = [], foods }, issues) => {
    checkGroups("foods", foods, groups, issues);
    for (const [place, { key, name, additives = false, liquid, poured }] of foods.entries()) {
      if (Object.values(name).some((text) => PHOSPHATES.test(text)) !== additives)
        issues.addIssue({ code: "custom", path: ["foods", place, "additives"], message: ADDITIVES });
      if (poured && !liquid)
        issues.addIssue({
          code: "custom",
          path: ["foods", place, "poured"],
          message: "what is poured is `liquid` too",
        });
      if (foods.findIndex((food) => food.key === key) < place)
        issues.addIssue({ code: "custom", path: ["foods", place, "key"], message: `${key} is the key of two foods` });
    }
    for (const [place, line] of also.entries()) {
      const strange = line.foods.find((key) => !foods.some((food) => food.key === key));
      if (strange !== undefined)
        issues.addIssue({ code: "custom", path: ["also", place, "foods"], message: `there is no food ${strange}` });
    }
  });

/** The variable `reference-labs`. */
export const LabTable = z
  .strictObject({ groups: Groups, labs: z.array(Lab) })
  .superRefine(({ groups, labs }, issues) => checkGroups("labs", labs, groups, issues));

export type FoodTable = z.output<typeof FoodTable>;
export type Food = FoodTable["foods"][number];
export type FoodNutrient = (typeof nutrients)[number];
export type LabTable = z.output<typeof LabTable>;
export type Lab = LabTable["labs"][number];

type Ranges = Record<"target" | "watch" | "danger", z.output<typeof Range>> & { call: Partial<Record<Side, unknown>> };
type Side = "below" | "above";

/** The ranges for goal, waiting, calling and ambulance must follow one another; otherwise a row contradicts itself. */
function findRangeFault({ target, watch, danger, call }: Ranges, side: number, name: Side): string | null {
  const [goal, waits, ends] = [target[side] ?? null, watch[side] ?? null, danger[side] ?? null];
  const isBeyond = (far: number, near: number) => (name === "below" ? far < near : far > near);
  if ((waits !== null) !== (call[name] !== undefined)) return "where waiting ends, `call` says how soon to call";
  if (waits !== null && (goal === null || isBeyond(goal, waits))) return "`watch` holds the goal";
  if (ends !== null && (waits === null || !isBeyond(ends, waits))) return "`danger` lies beyond `watch`";
  return null;
}

function checkGroups(key: string, rows: { group: string }[], groups: object, issues: z.RefinementCtx): void {
  for (const [place, { group }] of rows.entries()) {
    if (!Object.hasOwn(groups, group))
      issues.addIssue({ code: "custom", path: [key, place, "group"], message: `there is no group ${group}` });
  }
}
