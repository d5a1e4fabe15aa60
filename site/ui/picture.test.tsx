import { expect, test } from "vitest";
import { all, has, one } from "../../tests/support/read-html.ts";
import { render } from "../../tests/support/render.tsx";
import { Picture } from "./picture.tsx";

const variant = (width: number) => ({ width, height: width / 2, avif: `/m/${width}.avif`, webp: `/m/${width}.webp` });
const photo = {
  path: "/m/photo.jpg",
  width: 1400,
  height: 700,
  preview: { compressed: { "1200": variant(1200), "500": variant(500) } },
};

test("offers the lighter formats in every width, reserves its space and loads lazily", () => {
  const html = render(<Picture image={photo} alt="A lake" sizes="50vw" />);
  // A browser takes the first format that it supports.
  expect(all(html, "picture > source").map(({ attribs }) => attribs)).toEqual([
    { type: "image/avif", srcset: "/m/500.avif 500w, /m/1200.avif 1200w", sizes: "50vw" },
    { type: "image/webp", srcset: "/m/500.webp 500w, /m/1200.webp 1200w", sizes: "50vw" },
  ]);
  expect(one(html, "img").attribs).toMatchObject({
    src: "/m/photo.jpg",
    width: "1400",
    height: "700",
    alt: "A lake",
    loading: "lazy",
  });
});

test("the first picture of a page is not lazy", () => {
  const html = render(<Picture image={photo} alt="" sizes="100vw" priority />);
  expect(has(html, "img[fetchpriority=high]:not([loading])")).toBe(true);
});

test("a drawing has no other formats", () => {
  const html = render(<Picture image={{ ...photo, preview: { compressed: {} } }} alt="" sizes="1px" />);
  expect([has(html, "img"), has(html, "source")]).toEqual([true, false]);
});
