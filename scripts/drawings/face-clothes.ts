import { box, type Colour, path, stroke } from "./ink.ts";
import { type Traits, womens } from "./face-traits.ts";

const SHOULDERS = "M-150,190C-150,118 -88,88 0,86C88,88 150,118 150,190Z";
const NECKLINE = "M-34,86L0,134L34,86C20,80 -20,80 -34,86Z";

/** From the neck down, as far as the portrait shows. */
export function clothes({ wear, skin, hair }: Traits): string {
  const open = path(NECKLINE, skin);
  const coat = (under: Colour) =>
    path(SHOULDERS, "white") +
    path("M-30,86L0,168L30,86C20,80 -20,80 -30,86Z", under) +
    path("M-22,84L0,112L22,84C10,80 -10,80 -22,84Z", skin) +
    stroke("M-34,88L0,170V190M34,88L0,170M-96,190V150M96,190V150", "steel", 5);
  switch (wear) {
    case "coat":
      return coat("pool");
    case "coat-warm":
      return coat("teal") + box(60, 140, 34, 8, 4, "line");
    case "coat-lemon":
      return coat("lemon");
    case "coat-tie":
      return coat("mist") + (womens.has(hair) ? "" : path("M-7,108H7L9,146L0,162L-9,146Z", "teal"));
    case "scrubs":
      return path(SHOULDERS, "teal") + open + stroke("M-36,86L0,138L36,86", "pool", 9);
    case "scrubs-pool":
      return path(SHOULDERS, "pool") + open + stroke("M-36,86L0,138L36,86", "white", 8);
    case "scrubs-blue":
      return path(SHOULDERS, "navy") + open + stroke("M-36,86L0,138L36,86", "mist", 8);
    case "scrubs-leaf":
      return path(SHOULDERS, "leaf") + open + stroke("M-36,86L0,138L36,86", "white", 8);
    case "scrubs-rust":
      return path(SHOULDERS, "rust") + open + stroke("M-36,86L0,138L36,86", "white", 8);
    case "scrubs-lemon":
      return path(SHOULDERS, "lemon") + open + stroke("M-36,86L0,138L36,86", "teal", 8);
    case "suit":
      return (
        path(SHOULDERS, "ink") +
        path("M-34,86L0,170L34,86C20,80 -20,80 -34,86Z", "white") +
        path("M-18,84L0,104L18,84C8,80 -8,80 -18,84Z", skin) +
        stroke("M-40,88L-6,186M40,88L6,186", "teal", 8)
      );
    case "sweater":
      return path(SHOULDERS, "warm") + path("M-36,88C-26,108 26,108 36,88C20,80 -20,80 -36,88Z", "white");
    case "cardigan":
      return (
        path(SHOULDERS, "rust") + path(NECKLINE, "white") + stroke("M-40,90L-4,150M40,90L4,150M0,150V190", "cocoa", 6)
      );
    case "shirt":
      return (
        path(SHOULDERS, "pool") +
        path("M-24,84L0,112L24,84Z", skin) +
        path("M-42,88L-24,80L2,112L-22,128ZM42,88L24,80L-2,112L22,128Z", "white") +
        stroke("M0,116V190", "teal", 4)
      );
    case "rollneck":
      return path(SHOULDERS, "teal") + box(-32, 66, 64, 36, 16, "teal") + stroke("M-28,82H28", "pool", 4);
    case "vest":
      return (
        path(SHOULDERS, "white") +
        path("M-78,190L-60,100L-34,90L0,150L34,90L60,100L78,190Z", "ink") +
        path("M-24,84L0,112L24,84Z", skin)
      );
  }
}
