import type { RouterContextProvider } from "react-router";
import { isSubject, type Subject } from "#contract/forms/form.ts";
import type { FormName } from "#contract/forms/forms.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import { siteContext } from "../../render/context.server.ts";
import { loadContact, toShown } from "../../parts/company/load-contact.server.ts";
import { loadPerson } from "../../parts/company/load-person.server.ts";
import { loadAnsweringLine } from "./answering-line.server.ts";
import type { FormProps } from "./form-data.ts";
import { introOf } from "./intro-words.server.ts";

export type AsideData = Awaited<ReturnType<typeof loadAside>>;

type Context = Readonly<RouterContextProvider>;

/** What stands beside the fields of a form's own page. */
export async function loadAside(context: Context, form: FormProps) {
  const { locale } = context.get(siteContext);
  const subject = isSubject(form.start["subject"]) ? form.start["subject"] : undefined;
  return {
    steps: introOf(locale, form.name, subject).steps(form.hours),
    ...((await loadLine(context, form.name, subject)) ?? (await loadCoordinator(context, form))),
  };
}

/** As it stands beside the fields. */
async function loadLine(context: Context, name: FormName, subject: Subject | undefined) {
  const line = await loadAnsweringLine(context, name, subject);
  if (!line) return null;
  const { name: who, position = "", phone, email, hours } = line;
  const person = who ? { name: who, position, portrait: null } : null;
  return { phone: toShown({ phone }), abroad: null, email, hours, person };
}

async function loadCoordinator(context: Context, { phone, email, hours }: FormProps) {
  const [home, { abroad }] = await Promise.all([loadVariable(context, "home"), loadContact(context, "default")]);
  const person = home && (await loadPerson(context, home.coordinator));
  return { phone, abroad: abroad ? toShown({ phone: abroad }) : null, email, hours, person };
}
