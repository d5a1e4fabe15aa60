import { isSubject, type Subject } from "#contract/forms/form.ts";
import type { FormName } from "#contract/forms/forms.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { loadContact, toShown } from "../../parts/company/load-contact.server.ts";
import { loadPerson } from "../../parts/company/load-person.server.ts";
import { loadAnsweringLine } from "./answering-line.server.ts";
import type { FormProps } from "./form-data.ts";
import { introOf } from "./intro-words.server.ts";

export type AsideData = Awaited<ReturnType<typeof loadAside>>;

/** What is beside the fields of a form's page. */
export async function loadAside(site: SiteContext, form: FormProps) {
  const { locale } = site;
  const subject = isSubject(form.start["subject"]) ? form.start["subject"] : undefined;
  return {
    steps: introOf(locale, form.name, subject).steps(form.hours),
    ...((await loadLine(site, form.name, subject)) ?? (await loadCoordinator(site, form))),
  };
}

/** Who answers, in the shape that the page shows. */
async function loadLine(site: SiteContext, name: FormName, subject: Subject | undefined) {
  const line = await loadAnsweringLine(site, name, subject);
  if (!line) return null;
  const { name: who, position = "", phone, email, hours } = line;
  const person = who ? { name: who, position, portrait: null } : null;
  return { phone: toShown({ phone }), abroad: null, email, hours, person };
}

async function loadCoordinator(site: SiteContext, { phone, email, hours }: FormProps) {
  const [home, { abroad }] = await Promise.all([loadVariable(site, "home"), loadContact(site, "default")]);
  const person = home && (await loadPerson(site, home.coordinator));
  return { phone, abroad: abroad ? toShown({ phone: abroad }) : null, email, hours, person };
}
