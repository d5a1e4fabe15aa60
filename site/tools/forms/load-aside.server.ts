import type { RouterContextProvider } from "react-router";
import { loadVariable } from "../../api/load-variable.server.ts";
import { siteContext } from "../../render/context.server.ts";
import { loadPerson } from "../../parts/company/load-person.server.ts";
import type { FormProps } from "./form-data.ts";
import { introWords, stepsOf } from "./intro-words.server.ts";

export type AsideData = Awaited<ReturnType<typeof loadAside>>;

/** What stands beside the fields of a form's own page. */
export async function loadAside(context: Readonly<RouterContextProvider>, { name, phone, hours, start }: FormProps) {
  const { locale } = context.get(siteContext);
  const home = await loadVariable(context, "home");
  return {
    phone,
    hours,
    steps: stepsOf(introWords[locale], name, start["subject"])(hours),
    person: home && (await loadPerson(context, home.coordinator)),
  };
}
