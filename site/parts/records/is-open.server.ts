import type { EntityOf } from "#contract/entity-configs.ts";
import { date } from "./fields.server.ts";

/** Whether a vacancy still stands. The last day counts; without one a vacancy stays open until an editor takes it off. */
export function isOpen(entity: EntityOf<"vacancy">, day: string): boolean {
  const last = date(entity, "validThrough");
  return last === "" || last >= day;
}
