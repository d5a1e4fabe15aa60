import { z } from "zod";

const Name = z.object({ ru: z.string(), en: z.string() });
const Groups = z.record(z.string(), Name);
const Limits = z.tuple([z.number(), z.number()]);
const Range = z.tuple([z.number().nullable(), z.number().nullable()]);

const Food = z.object({
  name: Name,
  group: z.string(),
  portion: Name.extend({ grams: z.number().positive() }),
  potassium: z.number(),
  phosphorus: z.number(),
  sodium: z.number(),
  protein: z.number(),
  fluid: z.number(),
});
const Lab = z.object({ name: Name, group: z.string(), unit: Name, target: Range, watch: Range, why: Name });

const Foods = z.object({
  limits: z.object({ potassium: Limits, phosphorus: Limits, sodium: Limits }),
  groups: Groups,
  foods: z.array(z.unknown()),
});
const Labs = z.object({ groups: Groups, labs: z.array(z.unknown()) });

export type Food = z.output<typeof Food>;
export type Lab = z.output<typeof Lab>;
export type FoodTable = Omit<z.output<typeof Foods>, "foods"> & { foods: Food[] };
export type LabTable = Omit<z.output<typeof Labs>, "labs"> & { labs: Lab[] };

/** The variable `reference-foods`. A line that an editor broke is told and left out; the rest is shown. */
export function readFoods(value: unknown, reportError: (error: unknown) => void): FoodTable {
  const table = Foods.parse(value);
  return { ...table, foods: readRows(Food, table.foods, reportError) };
}

/** The variable `reference-labs`. */
export function readLabs(value: unknown, reportError: (error: unknown) => void): LabTable {
  const table = Labs.parse(value);
  return { ...table, labs: readRows(Lab, table.labs, reportError) };
}

function readRows<Row>(schema: z.ZodType<Row>, rows: unknown[], reportError: (error: unknown) => void): Row[] {
  return rows.flatMap((row) => {
    const parsed = schema.safeParse(row);
    if (parsed.success) return parsed.data;
    reportError(parsed.error);
    return [];
  });
}
