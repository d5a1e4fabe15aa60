import { abroadPhone } from "#contract/variables/fixed-contacts.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** The fields of the sheet, and the numbers to call. */
export async function loadNurseSheet(site: SiteContext) {
  const [sheet, line, contacts] = await Promise.all([
    loadVariable(site, "nurse-sheet"),
    loadVariable(site, "duty-line"),
    loadVariable(site, "fixed-contacts"),
  ]);
  return { sheet, phones: { line: line?.phone ?? null, abroad: (contacts && abroadPhone(contacts)) ?? null } };
}
