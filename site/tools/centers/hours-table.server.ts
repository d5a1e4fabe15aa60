import { toHoursRow } from "./hours.ts";
import { momentIn } from "./open-now.ts";
import { readOpening } from "./opening.server.ts";

/** The hours as a table. `zone` is there only where a script can tell from every line whether it is open now. */
export function toHoursTable(lines: string[], zone: string) {
  const rows = lines.map((line) => ({ ...toHoursRow(line), opening: readOpening(line) }));
  return { rows, zone: rows.every(({ opening }) => opening) && isZone(zone) ? zone : null };
}

function isZone(zone: string): boolean {
  try {
    return momentIn(zone, new Date(0)).day > 0;
  } catch {
    return false;
  }
}
