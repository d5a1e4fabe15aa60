/** The fields in the form's order; the names are query keys. */
export const weightFields = ["dry", "now", "urine", "after", "own"] as const;
export type WeightField = (typeof weightFields)[number];

/** Required for a result. */
export const requiredWeights: ReadonlySet<WeightField> = new Set<WeightField>(["dry", "now"]);

/** As typed, so that nobody has to type it again. */
export type TypedWeights = Record<WeightField, string>;

export const NOTHING_TYPED: TypedWeights = { dry: "", now: "", urine: "", after: "", own: "" };
