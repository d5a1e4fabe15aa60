import { type FormName, formNames } from "./forms/forms.ts";

const others = [
  "menu",
  "search",
  "centers-menu",
  "accessible",
  "dialysis",
  "consultation",
  "dialysis-other-city",
  "bbraun",
  "documents",
] as const;

export type ModalId = (typeof others)[number] | FormName;

/** Every modal of the site by its id: what a button may open with `#id`. Each form is one. */
export const modalIds: readonly ModalId[] = [...others, ...formNames];
