import type { EntityOf } from "#contract/entity-configs.ts";
import { date } from "./fields.server.ts";

/**
 * Whether a vacancy is open. The last day is included; without one a vacancy is open until an editor deactivates it.
 */
export function isOpen(entity: EntityOf<"vacancy">, day: string): boolean {
  const last = date(entity, "validThrough");
  return last === "" || last >= day;
}
