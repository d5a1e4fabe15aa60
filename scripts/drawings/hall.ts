import type { Center } from "./centers.ts";
import { nurses, patients } from "./hall-people.ts";
import { at, box, clipped, type Colour, each, frame, limb, oval, path, rects } from "./ink.ts";
import { seated, standing } from "./people.ts";
import { reclining } from "./reclining.ts";
import { chair, desk, panel } from "./room.ts";
import { machine, recliner } from "./ward.ts";

const [WINDOW_TOP, WINDOW_HEIGHT] = [36, 300];
/** How large a place is drawn, and where the feet of the chairs stand. */
const SCALE = 0.45;
const FLOOR = 494;
const LEFT = -43.5;
/** From one place to the next, in the units of `recliner`: the nurse stands between a machine and the next feet. */
const STEP = 890;
const PLACES = 2;
/** Its screen is clear of the head beside it. */
const MACHINE_AT = 770;

const chairColours: readonly (readonly [Colour, Colour])[] = [
  ["teal", "pool"],
  ["pool", "mist"],
  ["leaf", "ice"],
];

/**
 * A corner of the treatment room: two places by the windows, seen from the side, whole and large enough to show how one
 * lies there, a nurse between them, and what is seen from the windows of this center. Its caption tells how many there are.
 */
export function hall({ far, near, seats = {}, hallHas, horizon }: Center, turn: number): string {
  const down = seats.fromWindows ? 22 : 0;
  const spots = [...Array(PLACES).keys()];
  const placed = (body: string) => at(LEFT, FLOOR - 640 * SCALE + down, body, { scale: SCALE });
  const furniture = placed(
    [
      define("m", machine(0, 0)) + define("c", recliner(...(chairColours[turn % chairColours.length] ?? []))),
      seats.divider ? divider(seats.divider) : "",
      // The glass is behind whoever is before it; elsewhere the machines stand behind all chairs, nearer to the windows.
      seats.glass ? put("m", STEP + MACHINE_AT, 606) + at(STEP, 0, place(turn, 1)) + glass() : "",
      each(spots, (i) => (i === 1 && withoutMachine(seats) ? "" : put("m", i * STEP + MACHINE_AT, 606))),
      each(spots.slice(0, seats.glass ? 1 : PLACES), (i) =>
        at(i * STEP, 0, i === 1 && seats.last ? last(seats.last, turn) : place(turn, i)),
      ),
      nurseBetween(turn),
    ].join(""),
  );
  return panel(
    "sand",
    [
      windowBand(far() + (near?.() ?? ""), horizon),
      box(0, 402, 760, 170, 0, "dune") + rects([[0, 396, 760, 8]], "white"),
      path("M150,404H290L220,560H60ZM440,404H620L570,560H370Z", "beam", { opacity: 0.35 }),
      hallHas?.() ?? "",
      // Every other center has its chairs turned the other way; the view and the hall itself are never mirrored.
      turn % 2 === 0 ? furniture : at(760, 0, furniture, { flip: true }),
    ].join(""),
  );
}

function place(turn: number, i: number): string {
  const who = patients[(turn * 3 + i) % patients.length];
  return put("c") + (who ? reclining({ ...who, machine: [MACHINE_AT, 606, 1] }) : "");
}

function define(id: string, body: string): string {
  return `<defs><g id="${id}">${body}</g></defs>`;
}

function put(id: string, x = 0, y = 0): string {
  return `<use href="#${id}"${x ? ` x="${x}"` : ""}${y ? ` y="${y}"` : ""}/>`;
}

/** At the machine of the first place, away from the feet of the next, so that nobody's shoe looks like hers. */
function nurseBetween(turn: number): string {
  return standing(MACHINE_AT + 140, 668, {
    ...nurses[turn % nurses.length],
    scale: 1.1,
    top: turn % 3 === 1 ? "teal" : "pool",
    legs: "navy",
    nearArm: [
      [-24, -268],
      [-88, -300],
    ],
  });
}

function windowBand(view: string, horizon = 0): string {
  const seen = box(0, 0, 760, 560, 0, "water") + view;
  const pane = `<rect x="30" y="${WINDOW_TOP}" width="700" height="${WINDOW_HEIGHT}" rx="14"/>`;
  return (
    clipped("w", pane, at(29, -84 - horizon, seen, { scale: 0.924 })) +
    rects(
      [201, 376, 551].map((x) => [x, WINDOW_TOP, 8, WINDOW_HEIGHT]),
      "white",
    ) +
    frame(30, WINDOW_TOP, 700, WINDOW_HEIGHT, 14, "white", 10) +
    box(18, WINDOW_TOP + WINDOW_HEIGHT - 2, 724, 14, 7, "white")
  );
}

type Seats = NonNullable<Center["seats"]>;

/** Drawn already, or not there at all. */
function withoutMachine(seats: Seats): boolean {
  return seats.glass === true || seats.last === "aquarium" || seats.last === "desk";
}

function last(what: NonNullable<Seats["last"]>, turn: number): string {
  if (what === "bed") return bed();
  if (what === "aquarium") return aquarium();
  return nurseAtDesk(turn);
}

/** A bed with its head raised, made for whoever comes next. */
function bed(): string {
  return [
    oval(440, 644, 280, 12, "ink", { opacity: 0.1 }),
    rects(
      [
        [214, 560, 18, 80],
        [640, 560, 18, 80],
      ],
      "steel",
    ),
    box(180, 540, 510, 28, 14, "navy"),
    box(170, 440, 22, 128, 10, "clay") + box(690, 360, 22, 208, 10, "clay"),
    limb(
      [
        [226, 510],
        [520, 510],
        [654, 424],
      ],
      "white",
      60,
    ),
    at(628, 404, box(-62, -30, 124, 52, 24, "ice"), { turn: -32 }),
    path("M196,470H500Q524,470 528,492V536Q528,546 516,546H206Q194,546 194,534Z", "pool"),
    box(470, 466, 56, 80, 14, "mist"),
  ].join("");
}

function aquarium(): string {
  return [
    oval(430, 644, 250, 12, "ink", { opacity: 0.1 }),
    box(210, 470, 440, 168, 12, "clay") + rects([[428, 486, 6, 136]], "bark"),
    box(196, 200, 468, 276, 18, "white") + box(212, 216, 436, 248, 10, "mist") + box(212, 428, 436, 36, 8, "oat"),
    path(
      "M270,430C250,370 300,350 276,290C320,340 300,380 320,430ZM560,430C540,350 590,330 566,250C620,320 596,380 610,430Z",
      "teal",
    ),
    path("M330,300c30,-30 74,-22 88,0l28,-18v36l-28,-18c-16,22 -60,28 -88,0Z", "warm"),
    path("M560,370c-24,-24 -58,-18 -70,0l-22,-14v28l22,-14c12,18 48,22 70,0Z", "lemon"),
  ].join("");
}

function nurseAtDesk(turn: number): string {
  return [
    chair(560, 640, "left", "clay"),
    seated(556, 496, { ...nurses[(turn + 2) % nurses.length], scale: 1.1, top: "teal", legs: "navy", shoes: "white" }),
    desk(390, 640, 260),
    box(300, 360, 120, 92, 10, "navy") + box(310, 370, 100, 72, 6, "pool") + rects([[352, 450, 18, 24]], "navy"),
  ].join("");
}

/** Behind the nurse, between the places: a screen, or a sliding wall up to the ceiling. */
function divider(kind: Seats["divider"]): string {
  const x = MACHINE_AT + 60;
  return kind === "wall"
    ? rects([[x + 60, -600, 110, 1216]], "white") +
        rects(
          [32, 68, 104].map((seam) => [x + 60 + seam, -600, 6, 1216]),
          "steel",
        )
    : box(x + 60, 150, 168, 470, 16, "ice", { opacity: 0.8 }) +
        frame(x + 60, 150, 168, 470, 16, "white", 9) +
        rects(
          [
            [x + 76, 620, 14, 16],
            [x + 198, 620, 14, 16],
          ],
          "steel",
        );
}

/** The last place stands behind glass. */
function glass(): string {
  const x = STEP + 110;
  return (
    box(x, -20, 752, 670, 12, "ice", { opacity: 0.3 }) +
    path(`M${x + 60},-20h70L${x + 10},330v-200ZM${x + 190},-20h34L${x + 10},560v-90Z`, "white", { opacity: 0.35 }) +
    frame(x, -20, 752, 670, 12, "steel", 12)
  );
}
