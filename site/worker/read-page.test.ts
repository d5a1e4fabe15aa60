import { expect, test } from "vitest";
import {
  clinicOf,
  filesOf,
  filesWithin,
  isKeepable,
  isOfVisionMode,
  titleOf,
  withOnePictureSize,
} from "./read-page.ts";

const answer = (init: { status?: number; cache?: string; type?: string; redirected?: boolean }) =>
  Object.defineProperties(
    new Response("", {
      status: init.status ?? 200,
      headers: { "Content-Type": init.type ?? "text/html; charset=utf-8", "Cache-Control": init.cache ?? "public" },
    }),
    { type: { value: "basic" }, redirected: { value: init.redirected ?? false } },
  );

test("a complete public page is kept", () => {
  expect(isKeepable(answer({}))).toBe(true);
});

test.each([
  { status: 404 },
  { status: 500 },
  { cache: "no-store" },
  { cache: "private, no-store" },
  { type: "application/json" },
  { redirected: true },
])("%j is not kept", (init) => {
  expect(isKeepable(answer(init))).toBe(false);
});

test("a page in the visually-impaired mode is also recognised by its HTML", () => {
  expect(isOfVisionMode('<html lang="ru" data-vision="white">')).toBe(true);
  expect(isOfVisionMode('<html lang="ru"><form data-vision-form>')).toBe(false);
});

test("finds a page's files, and one size of each picture", () => {
  const html =
    '<link href="/assets/a.css"><script src="/assets/b.js"></script><use href="/assets/icons.svg#x"></use>' +
    '<source srcset="/media/big.avif"><img src="/media/p.webp" srcset="/media/p2.webp 2x"><a href="/media/sheet.pdf">';
  expect(filesOf(html)).toEqual({
    needed: ["/assets/a.css", "/assets/b.js", "/assets/icons.svg"],
    pictures: ["/media/p.webp"],
  });
  expect(withOnePictureSize(html)).not.toMatch(/srcset|big\.avif/);
  expect(filesWithin("/assets/a.css", "a{background:url(/assets/dots.svg)}")).toEqual(["/assets/dots.svg"]);
  expect(filesWithin("/assets/b.js", 'import"./c.js";import("./saving-1.js");import("./react-2.js")')).toEqual([
    "/assets/c.js",
    "/assets/saving-1.js",
  ]);
  expect(filesWithin("/assets/entry.js", "d=[`assets/in-browser-3.js`,`assets/map-4.js`]")).toEqual([
    "/assets/in-browser-3.js",
  ]);
  expect(filesWithin("/assets/in-browser-3.js", "s=`/assets/vision-mode-5.css`,t=`/assets/other.css`")).toEqual([
    "/assets/vision-mode-5.css",
  ]);
});

test("a page is listed by its h1", () => {
  expect(titleOf("<h1>Ка\u00adлий &amp; <i>еда</i></h1>")).toBe("Калий & еда");
});

test("a center's page gives its phone and address, another page does not", () => {
  const data = (json: object) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
  const crumbs = data({ "@type": "BreadcrumbList" });
  const address = { streetAddress: "Казань, Родниковая улица, д. 6" };
  const clinic = data({ "@type": "MedicalClinic", telephone: "+78430000001", address });
  expect(clinicOf(crumbs + clinic)).toEqual({ phone: "+78430000001", address: address.streetAddress });
  expect(clinicOf(crumbs)).toBeUndefined();
});
