import { expect, test } from "vitest";
import { render } from "../../tests/support/render.tsx";
import { Picture } from "./picture.tsx";

const variant = (width: number) => ({ width, height: width / 2, avif: `/m/${width}.avif`, webp: `/m/${width}.webp` });
const photo = {
  path: "/m/photo.jpg",
  width: 1400,
  height: 700,
  preview: { compressed: { "1200": variant(1200), "500": variant(500) } },
};

test("it offers the lighter formats in every width, keeps its place and waits until it comes into view", () => {
  const html = render(<Picture image={photo} alt="A lake" sizes="50vw" />);
  expect(html).toContain('<source type="image/avif" srcSet="/m/500.avif 500w, /m/1200.avif 1200w" sizes="50vw"/>');
  expect(html).toContain('<source type="image/webp" srcSet="/m/500.webp 500w, /m/1200.webp 1200w" sizes="50vw"/>');
  expect(html.indexOf("avif")).toBeLessThan(html.indexOf("webp"));
  expect(html).toMatch(/<img [^>]*src="\/m\/photo.jpg" width="1400" height="700" alt="A lake"[^>]* loading="lazy"/);
});

test("the first picture of a page is fetched at once, in its lightest format, where it is shown", () => {
  const html = render(<Picture image={photo} alt="" sizes="100vw" firstAt="(min-width: 64em)" />);
  const [link = ""] = /<link [^>]*>/.exec(html) ?? [];
  expect(link).toMatch(
    /rel="preload" as="image" href="[^"]+" media="\(min-width: 64em\)" fetchPriority="high" type="image\/avif"/,
  );
  expect(link).toContain('imageSrcSet="/m/500.avif 500w, /m/1200.avif 1200w"');
  expect(html).toContain('loading="lazy"');
  const drawing = { ...photo, preview: { compressed: {} } };
  expect(render(<Picture image={drawing} alt="" sizes="1px" firstAt="all" />)).toMatch(
    /<link [^>]*href="\/m\/photo.jpg"/,
  );
});

test("a drawing has no other formats", () => {
  expect(render(<Picture image={{ ...photo, preview: { compressed: {} } }} alt="" sizes="1px" />)).not.toContain(
    "<source",
  );
});
