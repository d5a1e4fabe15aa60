import { disc, each, ring } from "./ink.ts";

const FONT = `font-family="'Golos Text',system-ui,Arial,sans-serif" font-size="38" font-weight="600" text-anchor="middle"`;

/**
 * The numbers of a diagram. What they mean is text, beside the picture and in the page's language, so they are all that
 * has to be read here: on the narrowest phone a figure is still 16 px high.
 */
export function marks(places: readonly (readonly [number, number])[]): string {
  return each(places, ([x, y], index) => {
    const figure = `<text x="${x}" y="${y + 13}" fill="#fff" ${FONT}>${index + 1}</text>`;
    return disc(x, y, 30, "ink") + ring(x, y, 30, "white", 4) + figure;
  });
}
