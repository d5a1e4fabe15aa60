import type { Locale } from "#contract/locale.ts";
import type { DialysisKind, DialysisKinds } from "#contract/variables/dialysis-kinds.ts";
import { href } from "../../urls.ts";
import { kindTitles } from "../dialysis/kind-titles.ts";

const ROWS = 3;
const kinds: DialysisKind[] = ["hemodialysis", "peritoneal-dialysis"];

/** Both kinds of dialysis with the first facts of their comparison. */
export function treatmentsOf({ rows, more }: DialysisKinds, locale: Locale) {
  return kinds.map((kind) => ({
    kind,
    title: kindTitles[locale][kind],
    href: href(locale, "dialysisItem", { item: kind }),
    more: more[kind],
    facts: rows.slice(0, ROWS).map((row) => ({ name: row.name, value: row[kind] })),
  }));
}
