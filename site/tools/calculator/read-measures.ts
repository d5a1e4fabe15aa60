import type { Locale } from "#contract/locale.ts";
import { type NumberFault, readNumber, WHOLE, DECIMAL } from "../../i18n/read-number.ts";
import { withoutThousands } from "../../i18n/without-thousands.ts";
import type { Measures, Race, Sex } from "./equations.ts";

/** The query parameters, in the order of the form. */
export const fields = ["age", "sex", "creatinine", "race"] as const;
export type Field = (typeof fields)[number];
export type Fault = NumberFault;

export type Asked = {
  /** As typed, so that nobody has to type it again. */
  typed: Record<Field, string>;
  faults: Partial<Record<Field, Fault>>;
  /** Null if anything is invalid. */
  measures: Measures | null;
};

const LIMITS = { age: [18, 120], creatinine: [1, 3000] } as const satisfies Record<string, [number, number]>;
const SEXES: readonly string[] = ["male", "female"] satisfies Sex[];
const RACES: readonly string[] = ["black", "other"] satisfies Race[];

/** Parses what was typed or is in the address: the same in the browser and on the server. */
export function readMeasures(typed: Asked["typed"], locale: Locale): Asked {
  const age = readNumber(typed.age, WHOLE, LIMITS.age);
  const creatinine = readNumber(withoutThousands(typed.creatinine, locale), DECIMAL, LIMITS.creatinine);
  const faults: Asked["faults"] = {
    ...faultOf("age", age),
    ...(!SEXES.includes(typed.sex) && { sex: "missing" }),
    ...(!RACES.includes(typed.race) && { race: "missing" }),
    ...faultOf("creatinine", creatinine),
  };
  const isWhole = typeof age === "number" && typeof creatinine === "number" && Object.keys(faults).length === 0;
  const measures = isWhole ? { age, sex: typed.sex as Sex, race: typed.race as Race, creatinine } : null;
  return { typed, faults, measures };
}

/** Null if the address has no query. */
export function readAddress(query: URLSearchParams, locale: Locale): Asked | null {
  if (!fields.some((field) => query.has(field))) return null;
  const typed = (field: Field) => query.get(field) ?? "";
  return readMeasures(
    { age: typed("age"), sex: typed("sex"), race: typed("race"), creatinine: typed("creatinine") },
    locale,
  );
}

export function toQuery({ age, sex, race, creatinine }: Measures): string {
  return new URLSearchParams({ age: String(age), sex, race, creatinine: String(creatinine) }).toString();
}

function faultOf(field: Field, read: number | Fault): Asked["faults"] {
  return typeof read === "number" ? {} : { [field]: read };
}
