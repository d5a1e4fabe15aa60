import { at, box, type Colour, disc, limb, ring, stroke, times } from "./ink.ts";
import { shadow } from "./room.ts";

/** Facing right, with whoever sits in it: `person` is drawn around the hip, 158 above the floor at 0, 0. */
export function wheelchair(x: number, y: number, person: string, scale = 1, seat: Colour = "navy"): string {
  return at(x, y, behind(seat) + at(0, -158, person) + before(), { scale });
}

function behind(seat: Colour): string {
  return (
    shadow(30, 4, 150, 8) +
    limb(
      [
        [-104, -254],
        [-70, -252],
        [-60, -120],
      ],
      "slate",
      12,
    ) +
    limb(
      [
        [-58, -236],
        [-50, -136],
      ],
      seat,
      18,
    ) +
    box(-62, -136, 150, 24, 10, seat) +
    limb(
      [
        [104, -118],
        [104, -14],
      ],
      "slate",
      9,
    )
  );
}

function before(): string {
  const [x, y] = [-24, -76];
  const spokes = times(6, (i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 6) * 54, Math.sin((i * Math.PI) / 6) * 54];
    return `M${Math.round(x - dx)},${Math.round(y - dy)}L${Math.round(x + dx)},${Math.round(y + dy)}`;
  });
  return (
    ring(x, y, 70, "slate", 10) +
    ring(x, y, 56, "steel", 4) +
    stroke(spokes, "steel", 3) +
    disc(x, y, 10, "slate") +
    ring(66, -18, 14, "slate", 8) +
    // The plate under both soles.
    limb(
      [
        [96, -11],
        [172, -11],
      ],
      "slate",
      10,
    )
  );
}
