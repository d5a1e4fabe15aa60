import type { ImageBlock } from "#contract/blocks/image.ts";
import avif1200 from "./photograph/photograph-1200.avif";
import webp1200 from "./photograph/photograph-1200.webp";
import avif1800 from "./photograph/photograph-1800.avif";
import webp1800 from "./photograph/photograph-1800.webp";
import avif500 from "./photograph/photograph-500.avif";
import webp500 from "./photograph/photograph-500.webp";
import avif600 from "./photograph/photograph-600.avif";
import webp600 from "./photograph/photograph-600.webp";
import path from "./photograph/photograph.jpg";

const SIZE = { width: 1920, height: 1280 };

/**
 * A photograph as publishing produces it: the original, and four widths in two formats. Computer-generated: light on
 * water.
 */
export const photographBlock: ImageBlock = {
  type: "image",
  data: {
    image: {
      path,
      name: "photograph.jpg",
      ext: "jpg",
      mime: "image/jpeg",
      ...SIZE,
      preview: {
        origin: { path, ...SIZE },
        compressed: {
          500: { width: 500, height: 333, avif: avif500, webp: webp500 },
          600: { width: 600, height: 400, avif: avif600, webp: webp600 },
          1200: { width: 1200, height: 800, avif: avif1200, webp: webp1200 },
          1800: { width: 1800, height: 1200, avif: avif1800, webp: webp1800 },
        },
      },
    },
    url: path,
    alt: "Блики света на воде",
    caption: "Блики света на воде",
  },
};
