import type { OutboxStore } from "../db/outbox-store.ts";

const DIGEST_HOUR = 8;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Asks for the day's digest from eight in the morning on, by Moscow's clock. */
export function createDigestDays(store: Pick<OutboxStore, "addDigest">, now: () => Date): () => Promise<void> {
  let asked = "";
  return async () => {
    const at = now();
    const { day, hour } = inMoscow(at);
    if (hour < DIGEST_HOUR || day === asked) return;
    await store.addDigest(day, at.toISOString(), new Date(at.getTime() - KEPT_MS).toISOString());
    asked = day;
  };
}

function inMoscow(at: Date): { day: string; hour: number } {
  const [day = "", hour = ""] = at.toLocaleString("sv-SE", { timeZone: "Europe/Moscow" }).split(/[ :]/);
  return { day, hour: Number(hour) };
}
