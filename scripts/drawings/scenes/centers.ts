import { building } from "../building.ts";
import type { Center } from "../centers.ts";
import { centersSouthEast } from "../centers-south-east.ts";
import { centersWest } from "../centers-west.ts";
import { at, box, path, rects, stroke, times } from "../ink.ts";
import { panel } from "../room.ts";
import type { Scenes } from "../scene.ts";
import { hall } from "../hall.ts";

const all = Object.entries({ ...centersWest, ...centersSouthEast });

/** Of every center three pictures from one description: its house, its door, its hall. */
export const centers: Scenes = Object.fromEntries(
  all.flatMap(([name, center], turn) => [
    [`center-${name}`, [center.house, () => house(center)]] as const,
    [`door-${name}`, [center.door, () => door(center)]] as const,
    [`hall-${name}`, [center.hall, () => hall(center, turn)]] as const,
  ]),
);

function house({ far, building: spec, at: [x, y] = [380, 452], front, ground }: Center): string {
  return panel(
    "water",
    far() + groundOf(ground, y) + building(x, y, spec) + front() + (ground === "water" ? quay(y) : ""),
  );
}

/** The same house from nearer, its door in the middle. */
function door({ far, building: spec, ground, beside }: Center): string {
  const scale = 2;
  const near = at(380 - (spec.doorAt ?? 0) * scale, 470, building(0, 0, spec, 380 / scale), { scale });
  return panel("water", far() + near + pavement(ground) + at(380, 476, beside?.() ?? "", { scale }));
}

function groundOf(kind: Center["ground"], y: number): string {
  if (kind === "water") return box(0, y, 760, 20, 0, "dune");
  const snow = kind === "snow";
  return (
    box(0, y - 4, 760, 140, 0, snow ? "white" : "dune") +
    path(`M320,${y - 4}H440L500,560H250Z`, snow ? "steel" : "sand", snow ? { opacity: 0.5 } : {}) +
    (snow ? "" : box(0, 520, 760, 8, 4, "plaster"))
  );
}

function pavement(kind: Center["ground"]): string {
  return (
    box(0, 470, 760, 100, 0, kind === "snow" ? "white" : "dune") +
    path("M300,470H460L520,560H240Z", kind === "snow" ? "steel" : "sand", kind === "snow" ? { opacity: 0.5 } : {})
  );
}

/** A parapet and the river before it. */
function quay(y: number): string {
  return (
    box(0, y + 16, 760, 120, 0, "mist") +
    rects([[0, y + 10, 760, 12]], "steel") +
    stroke(`M0,${y - 16}H760${times(14, (i) => `M${14 + i * 56},${y - 16}v28`)}`, "navy", 4, { opacity: 0.7 }) +
    rects(
      [
        [120, y + 50, 110, 6],
        [420, y + 62, 140, 6],
        [260, y + 82, 90, 6],
        [600, y + 46, 80, 6],
      ],
      "white",
      { opacity: 0.7 },
    )
  );
}
