import { defaultLocale } from "#contract/locale.ts";
import type { Food, Lab } from "#contract/variables/reference-tables.ts";
import { toAnchor } from "../article/anchors.server.ts";

/** The anchor of a row in the reference tables, the same in every language. */
export function foodAnchor({ key }: Pick<Food, "key">): string {
  return `food-${key}`;
}

export function labAnchor({ name }: Pick<Lab, "name">): string {
  return `lab-${toAnchor(name[defaultLocale])}`;
}
