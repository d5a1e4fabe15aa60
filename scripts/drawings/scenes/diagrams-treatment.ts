import { forearm } from "../hands.ts";
import { at, box, clipped, type Colour, disc, each, limb, path, ring, stroke, times } from "../ink.ts";
import { marks } from "../marks.ts";
import { head } from "../people.ts";
import { panel } from "../room.ts";
import type { Scenes } from "../scene.ts";
import { machine, recliner } from "../ward.ts";

/** Numbered pictures: the way in, the machine and the chair, the water. */
export const diagramsTreatment: Scenes = {
  "diagram-way": [
    "Дорога с пятью остановками: телефон, документы, разговор с врачом, рука с фистулой, кресло",
    () =>
      panel(
        "sand",
        stroke("M96,250H630Q690,250 690,300V386Q690,436 640,436H566", "mist", 26) +
          stroke("M590,404L556,436L590,468", "mist", 22) +
          at(96, 150, phone()) +
          at(274, 150, paper()) +
          at(452, 150, talk()) +
          at(634, 140, fistulaArm()) +
          machine(192, 520, 0.46) +
          at(554, 226, recliner("teal", "pool"), { scale: 0.46, flip: true }) +
          marks([
            [96, 250],
            [274, 250],
            [452, 250],
            [630, 250],
            [520, 436],
          ]),
      ),
  ],
  "diagram-machine": [
    "Аппарат и кресло с номерами частей",
    () =>
      panel(
        "sand",
        box(0, 524, 760, 40, 0, "dune") +
          at(-104, 10, recliner("pool", "mist"), { scale: 0.8 }) +
          box(219, 372, 140, 19, 9, "navy") +
          box(282, 386, 16, 50, 5, "navy") +
          limb(
            [
              [226, 376],
              [226, 338],
            ],
            "navy",
            8,
          ) +
          box(156, 326, 142, 14, 7, "clay") +
          machine(594, 526, 1) +
          // From the arm around the pump into the filter's upper cap, and from its lower cap back to the arm.
          bloodLine(
            "M330,392C344,438 400,444 440,444H496Q538,444 538,402V330Q538,306 564,306A22,22 0 0 0 564,262H540C516,262 522,232 506,232Q494,232 494,252",
            "warm",
          ) +
          bloodLine("M494,400Q494,420 474,420H420C380,420 352,416 341,392", "teal") +
          box(318, 364, 34, 32, 7, "white") +
          stroke("M330,376v12", "warm", 6) +
          stroke("M340,376v12", "teal", 6) +
          pointers("M690,180L640,200M690,252L566,284M460,312H490M690,430H640") +
          pointers("M468,92H542M400,476V443M182,276V330M122,484V446") +
          marks([
            [712, 170],
            [712, 246],
            [440, 312],
            [446, 92],
            [712, 430],
            [400, 492],
            [182, 258],
            [122, 500],
          ]),
      ),
  ],
  "diagram-water": [
    "Путь воды: кран, три колонны, мембраны, кольцо труб мимо аппаратов и обратно к мембранам",
    () =>
      panel(
        "sand",
        at(32, 44, waterWay(), { scale: 0.93 }) +
          marks([
            [86, 120],
            [240, 98],
            [363, 98],
            [486, 98],
            [653, 156],
            [568, 351],
            [534, 481],
          ]),
      ),
  ],
};

function waterWay(): string {
  return (
    stroke("M96,172H590", "pool", 18) +
    // The ring: out of the membranes, past every machine, back to the membranes.
    stroke("M626,240V330H90V470H480", "pool", 18) +
    stroke("M480,470H708V262", "mist", 18) +
    // Dark by day and by night: one kind of arrow is seen on both pipes.
    arrows("right", [160, 172], [295, 172], [429, 172], [560, 172], [304, 470], [640, 470]) +
    arrows("left", [519, 330], [293, 330]) +
    arrows("down", [90, 404]) +
    arrows("up", [708, 406], [708, 320]) +
    at(64, 172, tap()) +
    column(
      224,
      "oat",
      each([-20, 0, 20], (x) => disc(x, 6, 6, "clay") + disc(x - 8, 22, 5, "bark")),
    ) +
    column(
      356,
      "peach",
      each([-20, 0, 20], (x) => box(x - 6, 0, 12, 12, 3, "white") + box(x - 2, 18, 10, 10, 3, "white")),
    ) +
    column(
      488,
      "navy",
      each([-20, 4, 22], (x) => disc(x, 4, 6, "steel") + disc(x - 6, 22, 5, "steel")),
    ) +
    membranes() +
    each([210, 340, 470], (x) =>
      at(
        x,
        330,
        stroke("M0,0V54", "pool", 10) +
          box(-34, 30, 68, 92, 12, "white") +
          box(-25, 40, 50, 30, 6, "ink") +
          stroke("M-16,63v-8M-8,63v-15M4,49h3M12,49h4M4,62h12", "mist", 3) +
          disc(-11, 94, 9, "mist") +
          disc(13, 94, 7, "mist"),
      ),
    )
  );
}

/** Its pale edge parts it from the chair, and from the ground by night. */
function bloodLine(d: string, colour: Colour): string {
  return stroke(d, "white", 11) + stroke(d, colour, 7);
}

/** From a number to its part, on which a point ends. An edge of the ground's colour parts it from whatever it lies on. */
function pointers(d: string): string {
  const ends = d
    .split("M")
    .slice(1)
    .map((line) => {
      const [x = 0, y = 0] = line.match(/\d+/g)?.map(Number) ?? [];
      const [, kind, rest = ""] = /([HVL])([\d,]+)$/.exec(line) ?? [];
      const [first = 0, second = y] = rest.split(",").map(Number);
      return kind === "V" ? ([x, first] as const) : ([first, second] as const);
    });
  const drawn = (colour: Colour, edge: number) =>
    stroke(d, colour, 4 + edge * 2) + each(ends, ([x, y]) => disc(x, y, 6 + edge, colour));
  return drawn("sand", 3) + drawn("rule", 0);
}

function phone(): string {
  return (
    box(-36, -66, 72, 124, 16, "navy") +
    box(-28, -52, 56, 96, 8, "ice") +
    stroke("M-10,-24C-14,0 -2,14 16,14", "teal", 8) +
    limb(
      [
        [-10, -26],
        [-8, -18],
      ],
      "teal",
      16,
    ) +
    limb(
      [
        [8, 13],
        [16, 15],
      ],
      "teal",
      16,
    )
  );
}

function paper(): string {
  return (
    box(-48, -70, 96, 128, 10, "white") +
    times(4, (i) => box(-32, -50 + i * 22, [64, 50, 60, 38][i] ?? 40, 9, 4, "steel")) +
    disc(24, 36, 16, "pool") +
    stroke("M16,36l6,7l11,-14", "white", 5)
  );
}

/** Two people, the doctor in white, and what they say. */
function talk(): string {
  const bust = "M-34,58C-36,36 -28,24 -6,22H8C28,24 36,38 34,58Q33,66 25,66H-25Q-33,66 -34,58Z";
  return [
    at(-44, 0, path(bust, "white") + head(0, -2, 24, { hair: "short", hairColour: "raven" }), { flip: true }),
    at(44, 0, path(bust, "warm") + head(0, -2, 24, { hair: "bun", hairColour: "silver", skin: "clay" })),
    path("M-62,-88H-6Q4,-88 4,-78V-62Q4,-52 -6,-52H-30L-42,-40V-52H-62Q-72,-52 -72,-62V-78Q-72,-88 -62,-88Z", "ice"),
    each([-50, -34, -18], (x) => disc(x, -70, 5, "teal")),
  ].join("");
}

/** An arm as if through a round glass, beyond whose edge it goes on: its vein is joined to the artery. */
function fistulaArm(): string {
  const inside = at(
    -430,
    -226,
    forearm("peach", "teal") +
      stroke("M138,290C240,280 390,244 520,236", "warm", 16) +
      stroke("M138,178C260,190 380,204 520,236", "pool", 20) +
      disc(520, 236, 15, "white"),
  );
  return (
    disc(0, 0, 66, "white") +
    clipped("a", `<circle r="66"/>`, at(0, 0, inside, { scale: 0.24, turn: -14 })) +
    ring(0, 0, 66, "mist", 6)
  );
}

/** The way the water goes: heads inside its pipe. */
function arrows(way: keyof typeof HEADS, ...places: readonly (readonly [number, number])[]): string {
  return stroke(
    each(places, ([x, y]) => `M${x},${y}${HEADS[way]}`),
    "ink",
    5,
  );
}

const HEADS = {
  right: "m-4,-6l8,6l-8,6",
  left: "m4,-6l-8,6l8,6",
  down: "m-6,-4l6,8l6,-8",
  up: "m-6,4l6,-8l6,8",
};

/** A tap on the wall: the pipe, the handle, the spout that leads on. */
function tap(): string {
  return (
    stroke("M-54,-20H4Q32,-20 32,0H48", "steel", 20) +
    stroke("M-4,-24V-46", "steel", 12) +
    stroke("M-30,-50H22", "teal", 14) +
    box(-64, -38, 12, 36, 4, "navy")
  );
}

function column(x: number, filling: Colour, grains: string): string {
  return at(
    x,
    190,
    box(-40, -88, 80, 158, 30, "white") +
      box(-40, -20, 80, 66, 0, filling) +
      grains +
      box(-16, -100, 32, 16, 6, "teal"),
  );
}

/** Two tubes, one over the other: water goes in on the left and comes out clean below. */
function membranes(): string {
  const tube = (y: number) =>
    box(590, y, 156, 46, 22, "mist") +
    times(5, (i) => box(622 + i * 20, y + 6, 8, 34, 3, "white")) +
    box(590, y, 26, 46, 12, "teal") +
    box(720, y, 26, 46, 12, "teal");
  const between = stroke("M626,196V214", "pool", 18) + stroke("M708,196V214", "mist", 18);
  return stroke("M590,172H580V238H592", "pool", 14) + between + tube(150) + tube(214);
}
