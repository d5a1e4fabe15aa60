import type { Center } from "./centers.ts";
import {
  backSide,
  bed,
  bloodLines,
  cabinet,
  chairAway,
  chairBack,
  chairToUs,
  patientAway,
  patients,
  patientToUs,
  screenSide,
} from "./hall-chairs.ts";
import { groupsIn, placesOf, type Spot } from "./hall-seats.ts";
import { at, box, clipped, type Colour, each, frame, path, rects } from "./ink.ts";
import { type Looks, standing } from "./people.ts";
import { panel } from "./room.ts";

type Seats = NonNullable<Center["seats"]>;

const [WINDOW_TOP, WINDOW_HEIGHT] = [30, 150];
/** Where the machine stands beside a chair with its feet to us. */
const MACHINE = [68, -66] as const;
const IN_FRONT = [
  [286, 536],
  [462, 536],
] as const;

/**
 * The treatment room from above its near wall: every chair of the center, each with its machine and its way around, nurses
 * between the rows, and what is seen from its windows. `turn` gives each center other people.
 */
export function hall({ far, near, seats = {}, hallHas, horizon }: Center, stations: number, turn: number): string {
  const { rows, scale } = placesOf(stations, seats);
  const [colour, seam] = turn % 2 === 0 ? (["teal", "pool"] as const) : (["pool", "mist"] as const);
  const beds = rows.flat().slice(0, seats.beds ?? 0);
  const [facing, placed] = [
    rows.flat().some(({ feet }) => feet === "away"),
    (id: string, body: string) => define(id, at(0, 0, body, { scale })),
  ];
  return panel(
    "sand",
    [
      windowBand(far() + (near?.() ?? ""), horizon),
      box(0, 206, 760, 360, 0, "dune") + rects([[0, 202, 760, 8]], "white"),
      path("M150,210H290L190,560H10ZM420,210H610L560,560H300Z", "beam", { opacity: 0.35 }),
      hallHas?.() ?? "",
      define("o", cabinet()) +
        define("m", put("o", 0, 0) + screenSide) +
        (seats.arc ? placed("r", put("m", 0, 0)) : ""),
      placed("f", (seats.arc ? "" : put("m", ...MACHINE)) + chairToUs(colour, seam)),
      each(patients, (who, i) => placed(`p${i}`, patientToUs(who) + (seats.arc ? "" : bloodLines("to us")))),
      beds.length > 0 ? placed("b", put("m", ...MACHINE) + bed()) : "",
      facing ? define("h", chairBack(colour, seam) + at(68, -2, put("o", 0, 0) + backSide)) : "",
      facing ? placed("a", chairAway(colour, seam) + put("h", 0, 0)) : "",
      facing ? each(patients, (who, i) => placed(`q${i}`, patientAway(who) + bloodLines("away") + put("h", 0, 0))) : "",
      each(rows, (row, line) => {
        const chairs = each(byDepth(row), (spot) => {
          // Every fourth chair is free.
          const who = (row.indexOf(spot) * 3 + line + turn) % (patients.length + 1);
          return beds.includes(spot) ? put("b", spot.x, spot.y) : place(spot, scale, who);
        });
        const partition = line === 1 && rows.length > 2 ? box(16, row[0]?.y ?? 0, 728, 12, 6, "white") : "";
        return chairs + partition + dividers(row, seats, scale) + glass(line === 0 ? row : [], seats.glass ?? 0, scale);
      }),
      nursesAt(
        turn,
        seats.arc || seats.part ? IN_FRONT : aisleOf(rows, scale, turn),
        scale,
        colour === "teal" ? "pool" : "teal",
      ),
    ].join(""),
  );
}

function define(id: string, body: string): string {
  return `<defs><g id="${id}">${body}</g></defs>`;
}

function put(id: string, x: number, y: number, turn = 0): string {
  const [left, top] = [Math.round(x), Math.round(y)];
  const where = `${left ? ` x="${left}"` : ""}${top ? ` y="${top}"` : ""}`;
  return `<use href="#${id}"${where}${turn ? ` transform="rotate(${Math.round(turn)} ${left} ${top})"` : ""}/>`;
}

/** A chair with its machine and, unless it is free, whoever sits there. */
function place({ x, y, turn, feet }: Spot, scale: number, who: number): string {
  const [chair, patient] = feet === "to us" ? ["f", "p"] : ["a", "q"];
  const angle = ((turn ?? 0) * Math.PI) / 180;
  // Where its chair is turned the machine stays upright, on the side away from the middle.
  const [dx, dy] = [((turn ?? 0) > 0 ? -56 : 56) * scale, -158 * scale];
  const across = x + dx * Math.cos(angle) - dy * Math.sin(angle);
  const machine = turn !== undefined ? put("r", across, y + dx * Math.sin(angle) + dy * Math.cos(angle)) : "";
  return machine + put(String(chair), x, y, turn) + (who < patients.length ? put(`${patient}${who}`, x, y, turn) : "");
}

function byDepth(row: readonly Spot[]): Spot[] {
  return row.toSorted((one, other) => one.y - other.y);
}

/** Who is on duty. */
const nurses: readonly Looks[] = [
  { hair: "bun", hairColour: "raven", skin: "clay" },
  { hair: "crop", hairColour: "bark" },
  { hair: "bob", hairColour: "rust", glasses: true },
  { hair: "tail", hairColour: "cocoa" },
];

/** Between two places of the first row, at the feet of the second. */
function aisleOf([first = [], second = []]: Spot[][], scale: number, turn: number): [number, number][] {
  const y = (second[0]?.y ?? 0) - 176 * scale;
  return [1 + (turn % 2), first.length - 2].map((i) => [
    ((first[i - 1]?.x ?? 0) + (first[i]?.x ?? 0)) / 2 + 22 * scale,
    y,
  ]);
}

function nursesAt(turn: number, places: readonly (readonly [number, number])[], scale: number, top: Colour): string {
  return each(places, ([x, y], i) =>
    standing(x, y, {
      ...nurses[(turn + i) % nurses.length],
      scale: Math.round(scale * 42) / 100,
      facing: i === 0 ? "right" : "left",
      top,
      legs: "navy",
      farArm: [
        [-50, -268],
        [-96, -282],
      ],
      nearArm: [
        [2, -252],
        [-60, -250],
      ],
      holdsFar: at(-96, -270, box(-34, -46, 62, 46, 6, "white") + box(-14, -52, 22, 10, 4, "clay"), { turn: 10 }),
    }),
  );
}

function windowBand(view: string, horizon = 0): string {
  const seen = box(0, 0, 760, 560, 0, "water") + view;
  const pane = `<rect x="30" y="${WINDOW_TOP}" width="700" height="${WINDOW_HEIGHT}" rx="14"/>`;
  return (
    clipped("w", pane, at(29, -168 - horizon, seen, { scale: 0.924 })) +
    rects(
      [201, 376, 551].map((x) => [x, WINDOW_TOP, 8, WINDOW_HEIGHT]),
      "white",
    ) +
    frame(30, WINDOW_TOP, 700, WINDOW_HEIGHT, 14, "white", 10) +
    box(18, WINDOW_TOP + WINDOW_HEIGHT - 2, 724, 14, 7, "white")
  );
}

/** What stands after each group of a row. */
function dividers(row: readonly Spot[], seats: Seats, scale: number): string {
  if (!seats.divider) return "";
  const half = seats.divider === "wall" ? 7 : 4;
  const between = groupsIn(row.length, seats).flatMap((end) => {
    const [before, after] = [row[end - 1], row[end]];
    return before && after ? [{ x: (before.x + after.x) / 2 + 22 * scale, y: after.y }] : [];
  });
  const height = 190 * scale;
  return (
    rects(
      between.map(({ x, y }) => [x - half, y - height, half * 2, height]),
      "white",
    ) +
    rects(
      between.map(({ x, y }) => (half === 7 ? [x - half, y - height, 4, height] : [x - half, y - 12, half * 2, 6])),
      "steel",
    )
  );
}

/** The last places of the row at the windows stand behind glass. */
function glass(row: readonly Spot[], count: number, scale: number): string {
  const first = row.at(-count);
  if (count === 0 || !first) return "";
  const [x, y, top] = [first.x - 56 * scale, first.y + 10, first.y - 226 * scale];
  return (
    box(x, top, 744 - x, y - top, 4, "ice", { opacity: 0.4 }) +
    rects(
      [
        [x - 4, top - 4, 8, y - top + 8],
        [x, top - 4, 744 - x, 6],
        [x, y - 4, 744 - x, 6],
        [738, top - 4, 8, y - top + 8],
      ],
      "steel",
    )
  );
}
