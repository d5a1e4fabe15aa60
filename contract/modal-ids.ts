/** Every modal of the site by its id: what a button may open with `#id`. */
export const modalIds = [
  "menu",
  "search",
  "centers-menu",
  "accessible",
  "dialysis",
  "consultation",
  "dialysis-other-city",
  "bbraun",
  "documents",
  "appointment",
  "question",
  "vacancy",
  "quality-control",
  "review",
  "callback",
] as const;
export type ModalId = (typeof modalIds)[number];
