import type { Entity } from "#contract/records/entity.ts";
import { line } from "./fields.server.ts";

/** Whether a vacancy still stands. The last day counts; without one a vacancy stays open until an editor takes it off. */
export function isOpen(entity: Entity, day: string): boolean {
  const last = line(entity, "validThrough");
  return last === "" || last >= day;
}
