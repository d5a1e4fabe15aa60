import type { SiteContext } from "../../render/context.server.ts";
import { loadNurseSheet } from "../../tools/nurse-sheet/load-nurse-sheet.server.ts";

/** The leaflet that is printed as a card, from the fields of the nurse's sheet. */
const WALLET_CARD = "wallet-card";

export type WalletCardData = NonNullable<Awaited<ReturnType<typeof loadWalletCard>>>;

/** Null for every other leaflet. */
export async function loadWalletCard(site: SiteContext, alias: string) {
  if (alias !== WALLET_CARD) return null;
  const { sheet, phones } = await loadNurseSheet(site);
  return sheet && { sheet, phones };
}
