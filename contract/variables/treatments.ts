/** How a person is treated: the norms of a day depend on it. Apart from the schema, which browsers never load. */
export const treatments = ["hemodialysis", "peritoneal-dialysis", "before-dialysis"] as const;
export type Treatment = (typeof treatments)[number];
