/** The fields of the form, in its order; the names stand in the address. */
export const weightFields = ["dry", "now", "urine", "after", "own"] as const;
export type WeightField = (typeof weightFields)[number];

/** Without them there is no answer. */
export const requiredWeights: ReadonlySet<WeightField> = new Set<WeightField>(["dry", "now"]);

/** As it was typed, so that nobody has to type it again. */
export type TypedWeights = Record<WeightField, string>;

export const NOTHING_TYPED: TypedWeights = { dry: "", now: "", urine: "", after: "", own: "" };
