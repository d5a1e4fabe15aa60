import type { Entity } from "./entity.ts";

/**
 * Whether a vacancy is open on a day, as in 2026-11-09. The last day is included; without one a vacancy is open until an
 * editor deactivates it.
 */
export function isOpenOn({ config }: Pick<Entity, "config">, day: string): boolean {
  const last = config.fields.find(({ key }) => key === "validThrough")?.value;
  return typeof last !== "string" || Number.isNaN(Date.parse(last)) || last >= day;
}
