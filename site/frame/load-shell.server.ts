import type { DutyLine } from "#contract/variables/duty-line.ts";
import type { Menu } from "#contract/variables/menu.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { type Contact, loadContact } from "../parts/company/load-contact.server.ts";
import type { SiteContext } from "../render/context.server.ts";
import { defaultMenus } from "../parts/company/defaults.ts";
import { today } from "../i18n/format-date.ts";
import { loadFiles } from "../parts/records/load-files.server.ts";
import { loadNotices, type ShownNotice } from "./load-notices.server.ts";

export type ShellData = {
  contact: Contact | null;
  spbContact: Contact | null;
  menus: { top: Menu; bottom: Menu; footer: Menu };
  social: { title: string; url: string }[];
  policyPath: string | null;
  dutyLine: DutyLine | null;
  notices: ShownNotice[];
  year: number | null;
};

/** Data of every page. A page is worth showing without any of it, so every failure is silent. */
export async function loadShell(site: SiteContext): Promise<ShellData> {
  const menus = defaultMenus[site.locale];
  const [contact, spbContact, top, bottom, footer, social, policyPath, dutyLine, notices] = await Promise.all([
    loadContact(site, "default"),
    loadContact(site, "default-spb"),
    loadVariable(site, "menu-header-top"),
    loadVariable(site, "menu-header-bottom"),
    loadVariable(site, "menu-footer"),
    loadVariable(site, "social-networks"),
    loadPolicy(site),
    loadVariable(site, "duty-line"),
    loadNotices(site, Date.now()),
  ]);
  return {
    contact,
    spbContact,
    menus: { top: top ?? menus.top, bottom: bottom ?? menus.bottom, footer: footer ?? menus.footer },
    social: social ?? [],
    policyPath,
    dutyLine,
    notices,
    year: Number(today().slice(0, 4)),
  };
}

async function loadPolicy(site: SiteContext): Promise<string | null> {
  const id = await loadVariable(site, "personal-data-policy");
  if (id === null) return null;
  const [file] = await loadFiles(site, [id]);
  return file?.path ?? null;
}
