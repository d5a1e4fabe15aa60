import { forEachKey } from "#contract/typed-entries.ts";
import type { Subject } from "#contract/forms/form.ts";
import { type FormName, formNames } from "#contract/forms/forms.ts";
import type { Locale } from "#contract/locale.ts";
import type { ModalId } from "#contract/modal-ids.ts";
import { href } from "../../urls.ts";

/** The page with each modal's content: the button is a link to it, until a script opens the modal. */
const modalPages = {
  menu: (locale) => href(locale, "sitemap"),
  search: (locale) => href(locale, "search"),
  "centers-menu": (locale) => href(locale, "centers"),
  accessible: (locale) => href(locale, "article", { alias: "usloviya-dlya-malomobilnyh-patsientov" }),
  dialysis: appointment("dialysis"),
  consultation: appointment("consultation"),
  "dialysis-other-city": appointment("dialysis"),
  bbraun: (locale, { city } = {}) =>
    `${href(locale, "centers")}?tab=partners${city ? `&city=${encodeURIComponent(city)}` : ""}`,
  documents: (locale) => `${href(locale, "tourism")}#documents`,
  ...forEachKey(formNames, form),
} satisfies Record<ModalId, PageOf>;

/** Values a button may prefill, and whether the callback form accepts files (`attach`). */
export type ModalDetails = {
  subject?: Subject;
  city?: string;
  center?: string;
  vacancy?: string;
  event?: string;
  attach?: "on";
};
type PageOf = (locale: Locale, details?: ModalDetails) => string;

export type { ModalId } from "#contract/modal-ids.ts";

export function isModalId(id: string | undefined): id is ModalId {
  return id !== undefined && Object.hasOwn(modalPages, id);
}

export function modalHref(locale: Locale, id: ModalId, details?: ModalDetails): string {
  return modalPages[id](locale, details);
}

function appointment(subject: Subject): PageOf {
  return (locale, details) => form("appointment")(locale, { subject, ...details });
}

/** The form's page, prefilled with values of the page with the button. */
function form(name: FormName): PageOf {
  return (locale, details = {}) => {
    const query = new URLSearchParams(details).toString();
    return href(locale, "form", { name }) + (query && `?${query}`);
  };
}
