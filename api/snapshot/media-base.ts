import type { Image } from "#contract/records/image.ts";

/** Records keep file names; what goes out has the address where media are served from. */
export function withMediaBase(image: Image, base: string): Image {
  const at = (name: string) => `${base}/${name}`;
  const { origin, compressed } = image.preview;
  return {
    ...image,
    path: at(image.path),
    preview: {
      origin: { ...origin, path: at(origin.path) },
      compressed: Object.fromEntries(
        Object.entries(compressed).map(([width, variant]) => [
          width,
          { ...variant, avif: at(variant.avif), webp: at(variant.webp) },
        ]),
      ),
    },
  };
}
