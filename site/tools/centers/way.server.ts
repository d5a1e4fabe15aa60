import type { EntityOf } from "#contract/entity-configs.ts";
import { flag, rows } from "../../parts/records/fields.server.ts";
import { sketchOf } from "./sketch.server.ts";

export type WayOnFoot = NonNullable<ReturnType<typeof toWay>>;

/** The way from the nearest stop, in parts; null if nobody has described it yet. */
export function toWay(entity: EntityOf<"center">) {
  const [way] = rows(entity, "way");
  if (!way) return null;
  const words = (key: string) => (typeof way[key] === "string" ? way[key] : "");
  return {
    stop: words("stop"),
    streets: words("streets"),
    entrance: words("entrance"),
    minutes: typeof way["minutes"] === "number" ? way["minutes"] : null,
    sketch: sketchOf(words("sketch")),
    stepFree: flag(entity, "stepFree"),
  };
}
