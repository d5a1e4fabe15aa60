import { abroadPhone } from "#contract/variables/fixed-contacts.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** The leaflet that is printed as a card, from the fields of the nurse's sheet. */
const WALLET_CARD = "wallet-card";

export type WalletCardData = NonNullable<Awaited<ReturnType<typeof loadWalletCard>>>;

/** Null for every other leaflet. */
export async function loadWalletCard(site: SiteContext, alias: string) {
  if (alias !== WALLET_CARD) return null;
  const [sheet, line, contacts] = await Promise.all([
    loadVariable(site, "nurse-sheet"),
    loadVariable(site, "duty-line"),
    loadVariable(site, "fixed-contacts"),
  ]);
  return sheet && { sheet, phones: { line: line?.phone ?? null, abroad: (contacts && abroadPhone(contacts)) ?? null } };
}
