import type { Center } from "./centers.ts";
import { nurses, patients } from "./hall-cast.ts";
import { bed, placesOf, seat, type Spot, sitter, sitters } from "./hall-seats.ts";
import { at, box, clipped, each, frame, path, rects } from "./ink.ts";
import { standing } from "./people.ts";
import { type Reclining, reclining } from "./reclining.ts";
import { panel } from "./room.ts";
import { machine, recliner } from "./ward.ts";

type Seats = NonNullable<Center["seats"]>;

const [WINDOW_TOP, WINDOW_HEIGHT] = [34, 190];
/** So many chairs are drawn large; the others stand behind them along the windows. */
const NEAR = 2;

/**
 * The treatment room: two patients near to us, a nurse between them, every other chair of the center behind, and what is
 * seen from its windows. `turn` gives each center other people.
 */
export function hall({ far, near, seats = {}, hallHas, horizon }: Center, stations: number, turn: number): string {
  const { rows, scale } = placesOf(stations - NEAR, seats);
  const [colour, seam] = turn % 2 === 0 ? (["teal", "pool"] as const) : (["pool", "mist"] as const);
  const beds = rows.flat().slice(0, seats.beds ?? 0);
  return panel(
    "sand",
    [
      windowBand(far() + (near?.() ?? ""), horizon),
      box(0, 254, 760, 320, 0, "dune") + rects([[0, 250, 760, 8]], "white"),
      path("M150,258H290L190,560H10ZM420,258H610L560,560H300Z", "beam", { opacity: 0.35 }),
      hallHas?.() ?? "",
      define("s", at(0, 0, seat(colour, seam), { scale })),
      beds.length > 0 ? define("b", at(0, 0, bed(), { scale })) : "",
      each(sitters, (who, i) => define(`p${i}`, at(0, 0, sitter(who), { scale }))),
      each(rows, (row, line) => {
        const chairs = each(row, (spot, i) => {
          if (beds.includes(spot)) return put("b", spot);
          // Every fourth chair is free.
          const who = (i * 3 + line * 2 + turn) % 4;
          return put("s", spot) + (who < sitters.length ? put(`p${who}`, spot) : "");
        });
        return chairs + dividers(row, seats, scale);
      }),
      glass(rows.at(-1) ?? [], seats.glass ?? 0, scale),
      define("c", recliner(colour, seam)) + define("m", machine(0, 0)),
      nurse(turn),
      large(334, 506, 0.47, of(patients, turn), true),
      large(406, 546, 0.5, of(patients, turn + (turn < patients.length ? 3 : 5)), false),
    ].join(""),
  );
}

function of<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

function define(id: string, body: string): string {
  return `<defs><g id="${id}">${body}</g></defs>`;
}

function put(id: string, [x, y]: Spot): string {
  return `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`;
}

/** A chair with its patient and machine; x is where the feet begin, y the floor. */
function large(x: number, y: number, scale: number, who: Reclining, flip: boolean): string {
  const body = put("m", [758, 640]) + put("c", [0, 0]) + reclining(who);
  return at(x, y, at(-140, -640, body), { scale, flip });
}

function nurse(turn: number): string {
  return standing(366, 496, {
    ...of(nurses, turn),
    scale: 0.6,
    facing: turn % 3 === 0 ? "left" : "right",
    top: "pool",
    legs: "teal",
    farArm: [
      [-50, -268],
      [-96, -282],
    ],
    nearArm: [
      [2, -252],
      [-60, -250],
    ],
    holdsFar: at(-96, -270, box(-34, -46, 62, 46, 6, "white") + box(-14, -52, 22, 10, 4, "clay"), { turn: 10 }),
  });
}

function windowBand(view: string, horizon = 0): string {
  const seen = box(0, 0, 760, 560, 0, "water") + view;
  const pane = `<rect x="30" y="${WINDOW_TOP}" width="700" height="${WINDOW_HEIGHT}" rx="14"/>`;
  return (
    clipped("w", pane, at(29, -146 - horizon, seen, { scale: 0.924 })) +
    rects(
      [201, 376, 551].map((x) => [x, WINDOW_TOP, 8, WINDOW_HEIGHT]),
      "white",
    ) +
    frame(30, WINDOW_TOP, 700, WINDOW_HEIGHT, 14, "white", 10) +
    box(18, WINDOW_TOP + WINDOW_HEIGHT - 2, 724, 14, 7, "white")
  );
}

/** What stands after each group of a row. */
function dividers(row: readonly Spot[], { group, divider }: Seats, scale: number): string {
  if (!group || !divider) return "";
  return each(row, ([x, y], i) => {
    if (i === 0 || i % group !== 0) return "";
    const left = x - 60 * scale - 11;
    return divider === "wall"
      ? box(left - 9, y - 130, 18, 134, 3, "white") + rects([[left - 9, y - 130, 6, 134]], "steel")
      : box(left - 10, y - 78, 20, 74, 4, "white") + rects([[left - 2, y - 4, 4, 6]], "navy");
  });
}

/** The last places of the near row stand behind glass. */
function glass(row: readonly Spot[], count: number, scale: number): string {
  const first = row.at(-count);
  if (count === 0 || !first) return "";
  const [x, y] = [first[0] - 56 * scale - 10, first[1]];
  return (
    box(x, y - 122, 744 - x, 124, 4, "ice", { opacity: 0.45 }) +
    rects(
      [
        [x - 4, y - 126, 8, 130],
        [x, y - 126, 744 - x, 6],
        [740, y - 126, 6, 130],
      ],
      "steel",
    )
  );
}
