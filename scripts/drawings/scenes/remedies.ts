import { backOfHand, forearm } from "../hands.ts";
import { at, box, disc, each, oval, path, ring, stroke, times } from "../ink.ts";
import { shadow, sideTable } from "../room.ts";
import type { Scenes } from "../scene.ts";

const PILLS = disc(-12, 440, 11, "clay") + oval(13, 438, 9, 13, "lemon") + oval(0, 420, 16, 9, "warm", { turn: 24 });

/** What protects and heals. */
export const remedies: Scenes = {
  medicines: [
    "На столе таблетница на неделю и стакан воды, на стене часы",
    () =>
      sideTable(
        shadow(320, 472, 260, 12) +
          shadow(636, 472, 66, 10) +
          // Two days are taken: their lids stand open.
          each([0, 1], (i) => box(88 + i * 68, 300, 56, 72, 12, "pool")) +
          box(72, 350, 496, 122, 22, "teal") +
          times(7, (i) => box(86 + i * 68, 372, 60, 84, 12, "ice")) +
          each([2, 3, 4, 5, 6], (i) => at(116 + i * 68, 0, PILLS)) +
          disc(300, 196, 84, "white") +
          ring(300, 196, 84, "teal", 12) +
          stroke("M300,196V142M300,196L264,217", "ink", 9) +
          disc(300, 196, 9, "warm") +
          times(12, (i) => at(300, 196, box(-3, -70, 6, i % 3 ? 6 : 13, 3, "ink"), { turn: i * 30 })) +
          path("M578,272H694L680,454Q678,470 662,470H610Q594,470 592,454Z", "white", { opacity: 0.75 }) +
          path("M583,332H689L680,448Q678,462 664,462H608Q594,462 592,448Z", "mist") +
          oval(636, 332, 53, 9, "pool", { opacity: 0.6 }) +
          oval(636, 272, 58, 11, "ice") +
          stroke("M600,352L605,440", "white", 8, { opacity: 0.8 }),
      ),
  ],
  "hand-washing": [
    "Одна рука трёт другую под краном, рядом мыло и бумажные полотенца",
    () =>
      sideTable(
        // The tap stands behind the basin. Its stream ends on the upper hand, and what runs off drips from the lower.
        stroke("M256,412V202Q256,152 306,152H340Q380,152 380,192V206", "steel", 34) +
          box(226, 190, 60, 16, 8, "teal") +
          oval(380, 432, 224, 40, "white") +
          path("M156,432C160,512 240,566 380,566S600,512 604,432Z", "white") +
          oval(380, 430, 200, 28, "mist") +
          path("M180,432C196,484 270,513 380,513S564,484 580,432C520,448 450,456 380,456S240,448 180,432Z", "mist") +
          oval(380, 480, 52, 9, "white", { opacity: 0.7 }) +
          stroke("M352,404V474M382,408V478M408,400V470", "pool", 7) +
          box(358, 200, 44, 18, 8, "steel") +
          paperTowels(92, 150) +
          at(
            650,
            216,
            box(-64, 0, 128, 12, 6, "steel") +
              box(-40, -130, 80, 130, 16, "leaf") +
              box(-12, -166, 24, 40, 6, "steel") +
              stroke("M0,-166h-34", "steel", 12) +
              box(-28, -90, 56, 40, 8, "white"),
          ) +
          at(-8, 250, forearm("peach", "teal"), { scale: 0.5 }) +
          // Its edge parts the upper hand from the lower.
          at(505, 329, backOfHand("clay"), { turn: 177 }) +
          at(508, 324, upperArm() + backOfHand("peach"), { turn: 177 }) +
          path("M369,216H391V294Q406,306 398,312H362Q354,306 369,294Z", "pool") +
          oval(380, 312, 30, 8, "white", { opacity: 0.8 }) +
          each(
            [
              [338, 300, 14],
              [428, 348, 12],
              [446, 322, 9],
              [318, 322, 9],
              [322, 372, 11],
              [352, 384, 8],
            ] as const,
            ([x, y, r]) => disc(x, y, r, "white") + ring(x, y, r, "mist", 3),
          ),
        "water",
      ),
  ],
  dictionary: [
    "Раскрытый словарь с закладкой и очки",
    () =>
      sideTable(
        shadow(370, 474, 290, 14) +
          path("M370,230C310,190 190,186 110,214V446C190,420 310,424 370,462Z", "white") +
          path("M370,230C430,190 550,186 630,214V446C550,420 430,424 370,462Z", "white") +
          path(
            "M370,462C310,424 190,420 110,446V464C190,440 310,444 370,480C430,444 550,440 630,464V446C550,420 430,424 370,462Z",
            "teal",
          ) +
          stroke("M370,232V458", "line", 5) +
          stroke(
            "M140,300C200,282 290,288 340,312M140,334C200,316 290,322 340,346M140,368C190,354 240,354 280,362M400,274C450,250 540,244 600,260M400,308C450,284 540,278 600,294M400,342C450,318 540,312 600,328M400,376C440,358 500,352 540,354",
            "line",
            8,
          ) +
          stroke("M150,268l16,-44l16,44M156,254h20", "teal", 8) +
          path("M560,196v110l-18,-18l-18,18V192Z", "teal") +
          at(
            560,
            460,
            ring(-50, -10, 38, "warm", 8) +
              ring(50, -10, 38, "warm", 8) +
              stroke("M-12,-14q12,-12 24,0M88,-14l44,-26", "warm", 8),
          ),
      ),
  ],
};

/** Bare up to the sleeve, from the wrist at 0, 0 to the left. */
function upperArm(): string {
  return (
    path("M6,-31C-60,-36 -140,-52 -220,-56V56C-140,52 -60,36 6,31Z", "peach") +
    path("M-196,-62Q-186,0 -196,62L-300,70V-70Z", "teal")
  );
}

/** A box on the wall, out of which hangs the next sheet. */
function paperTowels(x: number, y: number): string {
  return at(
    x,
    y,
    path("M-34,40H34V112L23,106L11,112L0,106L-11,112L-23,106L-34,112Z", "white") +
      stroke("M-34,60V112L-23,106L-11,112L0,106L11,112L23,106L34,112V60", "mist", 3) +
      stroke("M-34,84H34", "mist", 2) +
      box(-52, -50, 104, 108, 16, "teal") +
      box(-36, -34, 72, 14, 7, "pool") +
      box(-40, 46, 80, 6, 3, "ink", { opacity: 0.5 }),
  );
}
