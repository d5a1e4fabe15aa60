import { at, box, clipped, disc, each, frame, limb, path, ring, stroke } from "../ink.ts";
import { hills, van } from "../outdoors.ts";
import { head, standing } from "../people.ts";
import { FLOOR, panel, room, shadow, window } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** Those who begin, and those who keep a center running. */
export const colleagues: Scenes = {
  "first-day": [
    "Первый рабочий день: наставница вручает новой медсестре сложенную форму и бейдж",
    () =>
      room(
        window(50, 60, 150, 200, { bars: [], far: "roofs" }) +
          each(
            [470, 552, 634],
            (x, i) =>
              box(x, 96, 78, FLOOR - 96, 8, i === 1 ? "pool" : "mist") +
              stroke(`M${x + 24},126h30M${x + 24},142h30M${x + 24},158h30`, "ice", 5) +
              box(x + 60, 262, 7, 34, 3, "teal"),
          ) +
          disc(350, 112, 36, "white") +
          ring(350, 112, 36, "teal", 7) +
          stroke("M350,112V92M350,112L364,118", "navy", 5) +
          standing(230, FLOOR, {
            facing: "right",
            scale: 0.88,
            top: "teal",
            legs: "teal",
            skin: "clay",
            hair: "bun",
            hairColour: "silver",
            glasses: true,
            farArm: [
              [-54, -262],
              [-132, -246],
            ],
            nearArm: [
              [-24, -240],
              [-118, -230],
            ],
            holdsNear: at(
              -158,
              -256,
              box(-48, -6, 96, 18, 6, "pool") +
                box(-46, -24, 92, 18, 6, "mist") +
                box(-44, -42, 88, 18, 6, "pool") +
                box(-18, -62, 44, 24, 4, "white") +
                disc(-6, -50, 6, "warm") +
                stroke("M4,-53h14M4,-46h10", "steel", 3),
            ),
          }) +
          at(
            486,
            FLOOR,
            path("M14,-300C58,-304 70,-270 68,-212C66,-190 22,-186 12,-196Z", "warm") +
              path("M40,-236C62,-238 66,-214 62,-206C50,-200 42,-204 38,-210Z", "rust"),
          ) +
          standing(470, FLOOR, {
            scale: 0.84,
            top: "lemon",
            legs: "navy",
            shoes: "white",
            hair: "tail",
            hairColour: "straw",
            nearArm: [
              [-20, -252],
              [-96, -246],
            ],
            farArm: [
              [-56, -262],
              [-104, -258],
            ],
          }) +
          at(470, FLOOR, stroke("M-2,-302C-18,-270 -14,-230 6,-206", "rust", 9)),
      ),
  ],
  services: [
    "За кулисами центра: водитель снабжения передаёт коробку инженеру, в окне координатор с гарнитурой",
    () =>
      panel(
        "water",
        hills(400, "mist", 30) +
          box(-20, 60, 350, 440, 12, "cream") +
          box(-20, 60, 364, 26, 8, "teal") +
          clipped(
            "o",
            `<rect x="36" y="124" width="140" height="130" rx="12"/>`,
            box(36, 124, 140, 130, 0, "ice") +
              path("M60,262C60,222 84,210 108,210S156,222 156,262Z", "pool") +
              limb(
                [
                  [108, 224],
                  [108, 196],
                ],
                "peach",
                18,
              ) +
              at(
                108,
                180,
                head(0, 0, 28, { hair: "bun", hairColour: "rust" }) +
                  stroke("M-4,-31C24,-30 30,-12 10,5M8,8C-2,18 -12,20 -22,18", "navy", 5) +
                  disc(9, 5, 8, "navy"),
                { flip: true },
              ),
          ) +
          frame(36, 124, 140, 130, 12, "white", 10) +
          box(24, 254, 164, 14, 7, "white") +
          path("M206,480V206Q206,194 218,194H300Q312,194 312,206V480Z", "teal") +
          path("M222,480V214H300V480Z", "ice") +
          box(-20, 476, 800, 100, 0, "dune") +
          box(560, 250, 300, 210, 0, "navy") +
          van(806, 490, 1.66, { body: "pool" }) +
          path("M508,158Q508,144 522,144H536V436H508Z", "teal") +
          shadow(270, 514, 70, 8) +
          shadow(430, 514, 70, 8) +
          standing(268, 512, {
            facing: "right",
            scale: 0.82,
            top: "navy",
            legs: "navy",
            shoes: "rust",
            collar: "lemon",
            skin: "clay",
            hair: "crop",
            beard: "raven",
            nearArm: [
              [-6, -250],
              [-70, -236],
            ],
            farArm: [
              [-54, -262],
              [-80, -250],
            ],
          }) +
          at(
            356,
            322,
            box(-42, -48, 84, 74, 6, "oat") +
              box(-10, -48, 20, 74, 0, "clay", { opacity: 0.5 }) +
              box(-34, 2, 18, 14, 2, "white"),
          ) +
          standing(446, 512, {
            scale: 0.84,
            top: "lemon",
            legs: "teal",
            shoes: "navy",
            hair: "short",
            hairColour: "rust",
            nearArm: [
              [-6, -252],
              [-80, -222],
            ],
            farArm: [
              [-54, -264],
              [-86, -250],
            ],
          }) +
          at(446, 512, path("M-34,-378C-34,-404 34,-404 34,-374L-58,-368Z", "teal")) +
          at(
            196,
            510,
            box(-38, -46, 76, 46, 8, "warm") +
              stroke("M-16,-46V-60H16V-46", "navy", 7) +
              box(-38, -28, 76, 7, 0, "navy"),
          ),
      ),
  ],
};
