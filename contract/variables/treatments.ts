/** Kinds of treatment, on which the daily norms depend. Separate from the schema, which browsers never load. */
export const treatments = ["hemodialysis", "peritoneal-dialysis", "before-dialysis"] as const;
export type Treatment = (typeof treatments)[number];
