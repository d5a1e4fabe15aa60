import type { RouterContextProvider } from "react-router";
import type { DutyLine } from "#contract/variables/duty-line.ts";
import type { Menu } from "#contract/variables/menu.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { type Contact, loadContact } from "../parts/company/load-contact.server.ts";
import { siteContext } from "../render/context.server.ts";
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

type Context = Readonly<RouterContextProvider>;

/** What stands on every page. A page is worth showing without any of it, so every failure is silent. */
export async function loadShell(context: Context): Promise<ShellData> {
  const menus = defaultMenus[context.get(siteContext).locale];
  const [contact, spbContact, top, bottom, footer, social, policyPath, dutyLine, notices] = await Promise.all([
    loadContact(context, "default"),
    loadContact(context, "default-spb"),
    loadVariable(context, "menu-header-top"),
    loadVariable(context, "menu-header-bottom"),
    loadVariable(context, "menu-footer"),
    loadVariable(context, "social-networks"),
    loadPolicy(context),
    loadVariable(context, "duty-line"),
    loadNotices(context, Date.now()),
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

async function loadPolicy(context: Context): Promise<string | null> {
  const id = await loadVariable(context, "personal-data-policy");
  if (id === null) return null;
  const [file] = await loadFiles(context, [id]);
  return file?.path ?? null;
}
