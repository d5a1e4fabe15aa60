import type { Subject } from "#contract/forms/form.ts";
import type { FormName } from "#contract/forms/forms.ts";
import type { AnsweringLine } from "#contract/variables/answering-line.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** Who answers a form, if not the coordinator. */
const lines: Partial<Record<FormName | Subject, "hiring" | "doctors-line" | "quality-line">> = {
  vacancy: "hiring",
  "quality-control": "quality-line",
  referral: "doctors-line",
};

export async function loadAnsweringLine(
  site: SiteContext,
  name: FormName,
  subject: Subject | undefined,
): Promise<AnsweringLine | null> {
  const key = (subject && lines[subject]) ?? lines[name];
  return key ? loadVariable(site, key) : null;
}
