import { describe, expect, test } from "vitest";
import { createMediaSettler } from "./media.server.ts";

const settle = createMediaSettler({ baseUrl: "https://cdn.example/media", hosts: ["pictures.example:8443"] });
const picture = (path: string) => ({
  path,
  name: "a",
  ext: "jpg",
  width: 4,
  height: 3,
  preview: { origin: null, compressed: {} },
});

describe("a picture", () => {
  test.each([
    ["uploads/a.jpg", "https://cdn.example/media/uploads/a.jpg"],
    ["/uploads/a.jpg", "https://cdn.example/media/uploads/a.jpg"],
    ["/media/a.jpg", "https://cdn.example/media/a.jpg"],
    ["https://cdn.example/other/a.jpg", "https://cdn.example/other/a.jpg"],
    ["https://pictures.example:8443/a.jpg", "https://pictures.example:8443/a.jpg"],
    ["../../a b.jpg?v=2", "https://cdn.example/media/a%20b.jpg?v=2"],
  ])("%s is loaded from %s", (path, from) => {
    expect(settle({ article: { image: picture(path) } })).toMatchObject({ article: { image: { path: from } } });
  });

  test.each([
    "https://evil.example/a.jpg",
    "//evil.example/a.jpg",
    "\\\\evil.example/a.jpg",
    "https://pictures.example/a.jpg",
    "https://user@cdn.example/a.jpg",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)",
    "ftp://cdn.example/a.jpg",
  ])("from %s is dropped", (path) => {
    expect(settle({ article: { alias: "a", image: picture(path) } })).toEqual({ article: { alias: "a", image: null } });
    expect(settle({ galleryFiles: [{ id: 1, image: picture(path) }] })).toEqual({ galleryFiles: [] });
  });

  test("keeps the sizes that may be shown", () => {
    const size = (avif: string) => ({ width: 500, height: 300, avif, webp: "a.webp" });
    const compressed = { "500": size("a.avif"), "600": size("https://evil.example/a.avif") };
    const image = { ...picture("a.jpg"), preview: { origin: { path: "a.jpg", width: 4, height: 3 }, compressed } };
    const { preview } = settle(image) as typeof image;
    expect(Object.keys(preview.compressed)).toEqual(["500"]);
    expect(preview.compressed["500"]).toMatchObject({ avif: "https://cdn.example/media/a.avif", width: 500 });
    expect(preview.origin.path).toBe("https://cdn.example/media/a.jpg");
  });

  test("that is dropped from a text leaves its caption there", () => {
    const block = { type: "image", data: { image: null, url: "https://evil.example/a.jpg", alt: "", caption: "Зал" } };
    expect(settle([block])).toEqual([{ type: "image", data: { image: null, url: "", alt: "", caption: "Зал" } }]);
    const shown = { type: "image", data: { image: picture("a.jpg"), url: "a.jpg", alt: "", caption: "" } };
    expect(settle(shown)).toMatchObject({ data: { url: "https://cdn.example/media/a.jpg" } });
  });
});

test("documents come from the media server too, and may be hosted elsewhere; pages are not files", () => {
  const file = (path: string) => ({ id: 1, title: "a", ext: "pdf", size: 1, path });
  expect(settle({ files: [file("a.pdf"), file("https://law.example/a.pdf"), file("javascript:1")] })).toEqual({
    files: [file("https://cdn.example/media/a.pdf"), file("https://law.example/a.pdf"), file("")],
  });
  const links = { links: [{ title: "О нас", path: "/about" }] };
  expect(settle(links)).toEqual(links);
});

test("a media path of this site leaves its own addresses unchanged", () => {
  const here = createMediaSettler({ baseUrl: "/media", hosts: [] });
  expect(here({ image: picture("/media/a.jpg") })).toEqual({ image: picture("/media/a.jpg") });
  expect(here({ image: picture("a.jpg") })).toEqual({ image: picture("/media/a.jpg") });
});
