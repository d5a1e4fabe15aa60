import { figures } from "./figures.ts";
import { disc, each, ring } from "./ink.ts";

/**
 * The numbers of a diagram. What they mean is text, beside the picture and in the page's language, so they are all that
 * has to be read here: on the narrowest phone a figure is still 16 px high.
 */
export function marks(places: readonly (readonly [number, number])[]): string {
  return each(
    places,
    ([x, y], index) =>
      disc(x, y, 25, "ink") + ring(x, y, 25, "white", 3) + figures(String(index + 1), x, y + 13, 38, 'fill="#fff"'),
  );
}
