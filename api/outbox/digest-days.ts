import type { OutboxStore } from "../db/outbox-store.ts";

const DIGEST_HOUR = 8;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Queues the daily digest from eight in the morning, Moscow time; it lists what was open at eight. */
export function createDigestDays(store: Pick<OutboxStore, "addDigest">, now: () => Date): () => Promise<void> {
  let asked = "";
  return async () => {
    const at = now();
    const { day, hour } = inMoscow(at);
    if (hour < DIGEST_HOUR || day === asked) return;
    const due = new Date(`${day}T0${DIGEST_HOUR}:00:00+03:00`).toISOString();
    await store.addDigest(day, due, new Date(at.getTime() - KEPT_MS).toISOString());
    asked = day;
  };
}

function inMoscow(at: Date): { day: string; hour: number } {
  const [day = "", hour = ""] = at.toLocaleString("sv-SE", { timeZone: "Europe/Moscow" }).split(/[ :]/);
  return { day, hour: Number(hour) };
}
