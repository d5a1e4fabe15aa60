import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { sanitizeSvg } from "./svg.ts";

const STYLE =
  '[class*="is-"]:not([class*="il-"]){fill:none}.il-teal{fill:#0b5563}.is-warm{stroke:#c8401b}' +
  "@media (prefers-color-scheme:dark){.il-teal{fill:#0f7383}.is-warm{stroke:#e2683f}}";
const DRAWING = `<?xml version="1.0" encoding="UTF-8"?>
<!-- made by hand -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 80" width="120" height="80" role="img" aria-labelledby="t" preserveAspectRatio="xMidYMid slice">
<title id="t">Почка &amp; вода</title><style>${STYLE}</style>
<defs><clipPath id="c" clipPathUnits="userSpaceOnUse"><rect width="90" height="70" rx="12"/></clipPath>
<linearGradient id="g" gradientTransform="rotate(30)"><stop offset="0" stop-color="#a9d2d3"/><stop offset="1" stop-color="#c8401b"/></linearGradient>
<symbol id="drop" viewBox="0 0 10 10"><circle class="il-teal" cx="5" cy="5" r="4"/></symbol></defs>
<g clip-path="url(#c)" opacity=".9"><path d="M0 0h120v80H0z" fill="url(#g)"/><use href="#drop" x="5" y="5" width="30" height="30"/><use xlink:href="#drop" x="60" y="30" width="50" height="50"/></g>
<path class="is-warm" d="M10 70 60 20" stroke-width="4" stroke-dasharray="6 3" stroke-linecap="round" style="stroke-opacity:.8"/>
<text x="20" y="60" font-family="'Golos Text',sans-serif" font-size="12" text-anchor="middle"><tspan dy="2">a</tspan></text>
</svg>`;

const wrap = (inner: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const clean = (inner: string) =>
  sanitizeSvg(wrap(inner)).svg.replace(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 10 10"/, "");
const pixels = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer();

test("a drawing comes through looking the same, also in dark mode", async () => {
  const { svg, width, height } = sanitizeSvg(DRAWING);
  expect({ width, height }).toEqual({ width: 120, height: 80 });
  expect((await pixels(svg)).equals(await pixels(DRAWING))).toBe(true);
  expect((await pixels(svg)).equals(await pixels(svg.replace(STYLE, "")))).toBe(false);
  expect(svg).toContain(`<style>${STYLE}</style>`);
  expect(svg).toContain('<title id="t">Почка &#x26; вода</title>');
  for (const name of ["viewBox", "preserveAspectRatio", "clipPathUnits", "gradientTransform", 'role="img"'])
    expect(svg).toContain(name);
  expect(sanitizeSvg(svg).svg).toBe(svg);
});

describe("scripts, external resources and links are removed", () => {
  test.each([
    ["<script>alert(1)</script><SCRIPT>alert(1)</SCRIPT><script href='x.js'/>"],
    ["<foreignObject><p>words</p><svg><rect/></svg></foreignObject>"],
    ["<image href='https://x.example/a.png'/><iframe src='x'></iframe><animate attributeName='href' to='#'/>"],
    ["<style>@import 'x.css';</style><style>@IMPORT url(x)</style>"],
    ["<style>rect{fill:url(https://x.example)}</style><style>a{fill:URL( 'x#a')}</style>"],
    [String.raw`<style>rect{fill:u\72l(x)}</style><style>@\69mport 'x'</style>`],
    ["<style>a{background:image-set('x')}</style><style>a{width:expression(alert(1))}</style>"],
    ["<style><![CDATA[a{}</style><script>alert(1)</script>]]></style><style>a{}<g/></style>"],
  ])("%s", (inner) => {
    expect(clean(inner)).toBe(" />");
  });

  test.each([
    ["<rect onclick='alert(1)' ONLOAD='alert(1)'/>", "<rect />"],
    ["<use href='https://x.example/a.svg#a'/><use xlink:href='data:image/svg+xml,x'/>", "<use /><use />"],
    ["<a href='javascript:alert(1)'><rect/></a>", "<a><rect /></a>"],
    ["<rect fill='url(https://x.example)' mask='URL(x)'/>", "<rect />"],
    ["<rect style='fill:url(//x.example)'/><rect style='fill:url(#a)'/>", '<rect /><rect style="fill:url(#a)" />'],
    ["<title>a<img src='x' onerror='alert(1)'/>b</title>", "<title>ab</title>"],
    ["<desc><style>&lt;script>alert(1)&lt;/script></style></desc>", "<desc />"],
  ])("%s", (inner, left) => {
    expect(clean(inner)).toBe(`>${left}</svg>`);
  });

  test("removes event handlers of the root element", () => {
    expect(sanitizeSvg(wrap("", 'width="2" height="1" onload="alert(1)"')).svg).not.toContain("onload");
  });
});

test("what is left of a style attribute is valid XML", () => {
  expect(clean("<style><![CDATA[a>b{fill:url(#x)} a&b{fill:red}]]></style>")).toBe(
    "><style>a>b{fill:url(#x)} a&amp;b{fill:red}</style></svg>",
  );
});

test.each([
  ['width="40px" height="20"', 40, 20],
  ['viewBox="0 0 30.4 20"', 30, 20],
  ['viewBox="0,0,30,20" width="100%" height="1em"', 30, 20],
  ['viewBox="0 0 24 24" width="48" height="48"', 48, 48],
  ['viewBox="0 0 0.5 0.25"', 1, 1],
])("the size of <svg %s>", (attributes, width, height) => {
  expect(sanitizeSvg(wrap("", attributes))).toMatchObject({ width, height });
});

test.each([
  ["<html><body>words</body></html>", "is not an SVG drawing"],
  ["", "is not an SVG drawing"],
  ["<svg/>", "has neither a viewBox nor a width and a height"],
  ['<svg viewBox="0 0 0 0"/>', "has neither a viewBox nor a width and a height"],
  [wrap("<text>&#1;</text>"), "has characters that an SVG drawing must not have"],
])("refused: %s", (source, message) => {
  expect(() => sanitizeSvg(source)).toThrow(message);
});
