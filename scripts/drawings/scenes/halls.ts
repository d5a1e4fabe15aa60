import { forearm } from "../hands.ts";
import { at, box, disc, each, limb, path, ring, stroke, times } from "../ink.ts";
import { hills, sun, tree } from "../outdoors.ts";
import { standing } from "../people.ts";
import { FLOOR, panel, plant, room, shadow, sideTable, window } from "../room.ts";
import { reclining } from "../reclining.ts";
import { dialyser, machine, recliner } from "../ward.ts";
import type { Scenes } from "../scene.ts";

/** What we work with. */
export const halls: Scenes = {
  "hall-chairs": [
    "Светлый зал: кресла в ряд у окон",
    () =>
      room(
        window(60, 30, 640, 230, { bars: [0.25, 0.5, 0.75], far: "trees" }) +
          each(
            [
              [-46, "teal", "pool"],
              [306, "pool", "mist"],
            ] as const,
            ([x, colour, seam]) =>
              machine(x + 396, FLOOR, 0.54) + at(x, FLOOR - 322, recliner(colour, seam), { scale: 0.5 }),
          ),
      ),
  ],
  "machine-chair": [
    "Аппарат для диализа и кресло у окна",
    () =>
      room(
        window(60, 30, 420, 240) +
          machine(668, FLOOR, 0.9) +
          at(
            -8,
            12,
            recliner("teal", "pool") + path("M330,430H520L540,470H320Z", "lemon") + stroke("M330,446H526", "cream", 7),
            { scale: 0.8 },
          ) +
          plant(58, FLOOR, 0.5),
      ),
  ],
  water: [
    "Инженер у установки очистки воды: колонны, мембраны, бак с чистой водой",
    () =>
      room(
        shadow(330, FLOOR + 2, 300, 10) +
          stroke("M-40,236H68M132,236H158M222,236H262M432,236H462V200H520V232", "pool", 14) +
          each(
            [
              [100, "clay"],
              [190, "leaf"],
            ] as const,
            ([x, colour]) =>
              box(x - 34, 196, 68, 328, 30, "white") +
              box(x - 34, 330, 68, 130, 0, colour, { opacity: 0.7 }) +
              box(x - 24, 178, 48, 28, 10, "teal") +
              stroke(`M${x - 18},236v50`, "steel", 8),
          ) +
          stroke("M282,190V520M412,190V520", "steel", 12) +
          each(
            [0, 1, 2, 3],
            (i) =>
              box(252, 210 + i * 72, 190, 50, 24, "mist") +
              box(252, 210 + i * 72, 36, 50, 18, "teal") +
              box(406, 210 + i * 72, 36, 50, 18, "teal"),
          ) +
          box(474, 240, 128, 284, 18, "white") +
          path("M474,330C510,314 550,346 602,326V506Q602,524 584,524H492Q474,524 474,506Z", "mist") +
          stroke("M496,390q20,-12 40,0t40,0M496,446q20,-12 40,0t40,0", "white", 7) +
          disc(347, 150, 40, "white") +
          ring(347, 150, 40, "teal", 8) +
          stroke("M347,150L366,130", "warm", 8) +
          stroke("M347,190V210", "steel", 10) +
          standing(676, FLOOR, {
            scale: 0.92,
            top: "navy",
            legs: "pool",
            shoes: "rust",
            hair: "crop",
            hairColour: "cocoa",
            glasses: true,
            nearArm: [
              [-12, -262],
              [-70, -250],
            ],
            holdsNear: at(-76, -268, box(-34, -44, 64, 84, 8, "clay") + box(-27, -36, 50, 68, 4, "white"), {
              turn: -8,
            }),
          }),
      ),
  ],
  hemodialysis: [
    "Пациентка в кресле слушает музыку, медсестра проверяет аппарат",
    () =>
      room(
        window(50, 40, 400, 220, { bars: [0.33, 0.67], far: "roofs" }) +
          machine(590, FLOOR, 0.8) +
          standing(690, FLOOR, {
            scale: 0.86,
            top: "teal",
            legs: "teal",
            shoes: "pool",
            hair: "bun",
            hairColour: "cocoa",
            skin: "clay",
            farArm: [
              [-44, -254],
              [-86, -232],
            ],
            // The far hand too is a hand: on the second wheel.
            holdsFar:
              limb(
                [
                  [-80, -235],
                  [-93, -228],
                ],
                "clay",
                23,
              ) +
              limb(
                [
                  [-84, -242],
                  [-96, -246],
                ],
                "clay",
                10,
              ),
            nearArm: [
              [-14, -262],
              [-56, -300],
            ],
          }) +
          at(
            -22,
            11,
            recliner("pool", "mist") +
              reclining({
                hair: "bob",
                hairColour: "straw",
                top: "rust",
                legs: "navy",
                shoes: "steel",
                tilt: 8,
                headphones: true,
                machine: [765, 641, 1],
                blanket: ["lemon", "cream"],
              }),
            { scale: 0.8 },
          ),
      ),
  ],
  hemodiafiltration: [
    "От руки кровь идёт по красной линии к фильтру и по синей назад; в синюю аппарат добавляет чистый раствор, который готовит сам",
    () =>
      sideTable(
        // The machine stands behind the table and goes on beyond the edge.
        path("M560,431V140Q560,112 588,112H760V431Z", "white") +
          box(578, 128, 190, 84, 12, "teal") +
          box(588, 138, 190, 64, 6, "ink") +
          stroke("M612,188v-22M632,188v-36M652,188v-28M688,158h20M720,158h26M688,184h46", "mist", 5) +
          disc(674, 292, 40, "ice") +
          disc(674, 292, 17, "pool") +
          box(596, 356, 150, 12, 6, "steel") +
          box(596, 382, 100, 12, 6, "steel") +
          box(430, 270, 136, 12, 6, "steel") +
          shadow(240, 486, 220, 10) +
          at(6, 320, forearm("peach", "leaf"), { scale: 0.48 }) +
          // The machine's own fluid joins the cleaned blood behind the filter, in the chamber beside it.
          stroke("M604,236H546Q526,236 526,256", "pool", 9) +
          disc(606, 236, 17, "steel") +
          disc(606, 236, 8, "pool") +
          stroke("M430,310V318Q430,334 446,334H458Q474,334 474,318V250Q474,232 492,232Q510,232 510,256", "teal", 9) +
          stroke("M518,312V330Q518,348 500,348H330C230,348 146,350 140,420", "teal", 9) +
          box(498, 250, 40, 66, 13, "white") +
          path("M498,274H538V302Q538,316 524,316H512Q498,316 498,302Z", "teal") +
          stroke("M222,424C222,260 250,104 350,104H396Q430,104 430,132", "warm", 9) +
          box(126, 408, 26, 42, 8, "white", { turn: 8 }) +
          box(208, 412, 26, 42, 8, "white", { turn: 8 }) +
          at(430, 220, dialyser(0.62)),
        "water",
        "dune",
      ),
  ],
  "our-way": [
    "Дорога от двери маленького дома к двери большого центра",
    () =>
      panel(
        "water",
        sun(600, 140, 66) +
          hills(330, "mist", 50) +
          hills(400, "pool", 30, 0.5) +
          path("M0,430C200,400 560,410 760,430V560H0Z", "dune") +
          // From the one door to the other, wider where it comes near.
          path(
            "M136,422C132,462 200,504 330,506C470,508 556,466 552,412H508C510,440 440,458 336,456C230,454 168,444 164,422Z",
            "cream",
          ) +
          at(
            150,
            420,
            box(-60, -80, 120, 84, 8, "white") +
              path("M-78,-76L0,-136L78,-76Z", "clay") +
              box(-14, -46, 28, 50, 4, "teal") +
              box(24, -54, 22, 22, 4, "butter"),
          ) +
          at(
            530,
            410,
            box(-130, -150, 260, 156, 12, "white") +
              box(-130, -150, 260, 40, 12, "teal") +
              times(5, (i) =>
                i === 2 ? box(-20, -80, 40, 86, 6, "pool") : box(-114 + i * 50, -92, 34, 50, 6, "mist"),
              ) +
              tree(168, 14, 0.74) +
              tree(-176, 10, 0.74, "teal"),
          ),
      ),
  ],
  evening: [
    "Вечерняя смена: за окном звёзды, в кресле читают под лампой",
    () =>
      room(
        window(60, 30, 460, 230, { night: true }) +
          machine(672, FLOOR, 0.8) +
          at(
            60,
            11,
            recliner("pool", "mist") +
              reclining({
                hair: "crop",
                skin: "clay",
                top: "lemon",
                shoes: "warm",
                tilt: -12,
                reads: true,
                blanket: ["teal", "mist"],
                machine: [765, 641, 1],
              }),
            { scale: 0.8 },
          ) +
          limb(
            [
              [96, FLOOR - 4],
              [96, 200],
            ],
            "navy",
            8,
          ) +
          box(62, FLOOR - 8, 68, 10, 5, "navy") +
          path("M46,220L72,136H120L146,220Z", "butter"),
      ),
  ],
};
