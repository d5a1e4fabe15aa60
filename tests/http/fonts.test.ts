import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortPropertyName } from "../../scripts/property-names.ts";
import { charactersOf } from "../support/read-font.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const MOST_FONT = 45_000;
/** Characters that the typographer inserts, whether or not a current text has them. */
const TYPOGRAPHERS = "\u00a0«»„“”‘’–—…№§©®™°±×−½¼¾²³₽€•";
/**
 * Not in Golos Text, or in a third part of it, whose late arrival would lay the whole page out anew. Arial, Roboto, Segoe
 * UI and San Francisco have all of them, and --font falls back to these.
 */
const LEFT_TO_THE_SYSTEM = "₽†≤≥→⌘⁹\u202f\u2011";
const FAMILIES = new RegExp(`${shortPropertyName("--font")}:\\s*("Golos[^;}]+)`, "g");

type Face = { file: Buffer; ranges: [number, number][] };
let server: RunningServer;
let styles = "";
const faces: Face[] = [];
beforeAll(async () => {
  server = await startServer();
  const html = await (await fetch(`${server.origin}/`)).text();
  for (const [, path] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
    styles += await (await fetch(server.origin + path)).text();
  for (const [face] of styles.matchAll(/@font-face\s*{[^}]*}/g)) {
    const [, path] = /url\(([^)]+\.woff2)\)/.exec(face) ?? [];
    if (!path) continue;
    const file = Buffer.from(await (await fetch(new URL(path, `${server.origin}/assets/`))).arrayBuffer());
    faces.push({ file, ranges: rangesOf(face) });
  }
});
afterAll(() => server.stop());

test("every font face has the characters of its unicode-range that are in use, but for those left to the system", () => {
  expect(faces.length).toBe(2);
  const used = usedCharacters();
  for (const { file, ranges } of faces) {
    const has = charactersOf(file);
    const promised = [...used].filter((code) => ranges.some(([first, last]) => first <= code && code <= last));
    expect(promised.length).toBeGreaterThan(50);
    expect(named(promised.filter((code) => !has.has(code)))).toEqual([]);
  }
});

test("every character of the content, the interface and the typographer is in one of our fonts, or in the list left to the system", () => {
  const used = usedCharacters();
  const isServed = (code: number) => faces.some(({ ranges }) => ranges.some(([a, b]) => a <= code && code <= b));
  // Line breaks, word joiners and the like have no glyphs.
  expect(named([...used].filter((code) => code >= 0x20 && code !== 0x2060 && !isServed(code)))).toEqual([]);
});

test("characters left to the system are in none of our fonts, and the fallback fonts have the metrics of ours", () => {
  for (const sign of LEFT_TO_THE_SYSTEM)
    expect([sign, faces.some(({ file }) => charactersOf(file).has(sign.codePointAt(0) ?? 0))]).toEqual([sign, false]);
  const families = [...styles.matchAll(FAMILIES)].map(([, list = ""]) => list.split(","));
  expect(families.length).toBe(2);
  for (const [own, ...others] of families.map((list) => list.map((name) => name.trim().replaceAll('"', "")))) {
    expect([own, others.length]).toEqual(["Golos Text Variable", 5]);
    for (const name of others.slice(0, 3)) expectSameHeight(name);
  }
});

test.each([
  ["/", 2],
  ["/en", 1],
])("%s preloads its %i fonts, within their size budget, and they may be cached for ever", async (path, count) => {
  const html = await (await fetch(server.origin + path)).text();
  const links = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin/gi)];
  expect(links.length).toBe(count);
  let bytes = 0;
  for (const [, file] of links) {
    const response = await fetch(server.origin + file);
    expect(response.headers.get("Content-Type")).toBe("font/woff2");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    // WOFF2 is compressed already.
    expect(response.headers.get("Content-Encoding")).toBe(null);
    bytes += (await response.arrayBuffer()).byteLength;
  }
  console.log(`${path}: ${bytes} bytes of fonts`);
  expect(bytes).toBeLessThanOrEqual(MOST_FONT);
});

/** 980 and 220 thousandths of an em, as Golos Text has it, whatever the letters were stretched by. */
function expectSameHeight(family: string): void {
  const local = [...styles.matchAll(/@font-face\s*{[^}]*}/g)].filter(([face]) => face.includes(`${family};`));
  expect(local.map(([face]) => /font-weight:\s*(\d+)/.exec(face)?.[1])).toEqual(["400", "600"]);
  for (const [face] of local) {
    const percent = (property: string) => Number(new RegExp(`${property}:\\s*([\\d.]+)%`).exec(face)?.[1]);
    expect((percent("ascent-override") * percent("size-adjust")) / 100).toBeCloseTo(98, 0);
    expect((percent("descent-override") * percent("size-adjust")) / 100).toBeCloseTo(22, 0);
    expect(percent("line-gap-override")).toBe(0);
  }
}

function usedCharacters(): Set<number> {
  const texts = [...published(), ...interfaceTexts(), TYPOGRAPHERS];
  const used = new Set(texts.flatMap((text) => Array.from(new Set(text), (sign) => sign.codePointAt(0) ?? 0)));
  expect(used.size).toBeGreaterThan(150);
  for (const sign of LEFT_TO_THE_SYSTEM) used.delete(sign.codePointAt(0) ?? 0);
  return used;
}

function published(): string[] {
  const database = new DatabaseSync(join(server.dataDir, "renaria.sqlite"), { readOnly: true });
  const rows = database.prepare("SELECT data FROM content_body").all();
  database.close();
  expect(rows.length).toBeGreaterThan(100);
  return rows.map(({ data }) => JSON.stringify(JSON.parse(String(data))));
}

/** All of the code: its syntax is in every font, and its texts are in many places. */
function interfaceTexts(): string[] {
  const files = globSync(["site/**/*.{ts,tsx}", "contract/**/*.ts"], {
    exclude: ["**/*.test.*", "site/pages/styleguide/**"],
  });
  expect(files.length).toBeGreaterThan(100);
  return files.map((file) => readFileSync(file, "utf8"));
}

function rangesOf(face: string): [number, number][] {
  const [, list = ""] = /unicode-range:([^;}]+)/.exec(face) ?? [];
  return list.split(",").map((range) => {
    const [first = "", last = first] = range.trim().replace(/^u\+/i, "").split("-");
    // Minifiers write a question mark for any digit.
    return [parseInt(first.replaceAll("?", "0"), 16), parseInt(last.replaceAll("?", "f"), 16)];
  });
}

function named(codes: number[]): string[] {
  return codes.map((code) => `U+${code.toString(16).padStart(4, "0")} ${String.fromCodePoint(code)}`);
}
