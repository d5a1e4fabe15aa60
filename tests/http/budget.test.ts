import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { formWords } from "#site/tools/forms/forms-words.ts";
import { builtPages } from "../support/pages.ts";
import { sharedServer } from "../support/shared-server.ts";

const MOST_SCRIPT = 12_000;
/**
 * For the screen, with the sheet of the cookie notice, which the script of a first visit loads. Print styles come last,
 * and do not block rendering.
 */
const MOST_STYLE = 14_000;
/** Including the fonts. */
const MOST_BUT_PICTURES = 80_000;
/** What fits the initial congestion window of a connection. */
const MOST_DOCUMENT = 14_000;

const server = sharedServer("plain");

describe.each(builtPages)("$path, first load", ({ path }) => {
  test("document, scripts and styles stay within their size budget", async () => {
    const response = await fetch(server.origin + path, { headers: { "Accept-Encoding": "br" } });
    const html = await response.text();
    expect(response.headers.get("Content-Encoding")).toBe("br");
    const document = Number(response.headers.get("Content-Length"));
    expect(document).toBeGreaterThan(1000);
    const scripts = await closure([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file));
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! media="print")/g)].map(
      ([, file = ""]) => file,
    );
    const script = await total(scripts);
    const style = await total([...styles, noticeStyles()]);
    const font = await total([...html.matchAll(/href="([^"]+\.woff2)"/g)].map(([, file = ""]) => file));
    console.log(
      `${path}: ${document} bytes, ${script} of script in ${scripts.length} files, ${style} of style (brotli), ${font} of fonts`,
    );
    expect(document).toBeLessThanOrEqual(MOST_DOCUMENT);
    expect(scripts.length).toBeGreaterThan(0);
    expect(styles.length).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
    expect(style).toBeLessThanOrEqual(MOST_STYLE);
    expect(font).toBeGreaterThan(10_000);
    expect(document + script + style + font).toBeLessThanOrEqual(MOST_BUT_PICTURES);
    expectCalmPictures(html);
  });
});

test("hashed files are compressed and may be cached for ever", async () => {
  const [file = ""] = globSync("build/client/assets/entry.client-*.js");
  const response = await fetch(`${server.origin}/assets/${file.split("/").at(-1)}`, {
    headers: { "Accept-Encoding": "br" },
  });
  expect(response.headers.get("Content-Encoding")).toBe("br");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
});

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["identity", null],
])("a page for a browser that accepts %s is sent as %s", async (accepted, encoding) => {
  const response = await fetch(`${server.origin}/`, { headers: { "Accept-Encoding": accepted } });
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Vary")).toContain("Accept-Encoding");
  expect(await response.text()).toContain("</html>");
});

test("neither the schema library nor server code reaches the browser", () => {
  const files = globSync("build/client/assets/*.js");
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const code = readFileSync(file, "utf8");
    expect([file, /ZodError|_zod\b|safeParse|kysely|X-Account/i.exec(code)?.[0]]).toEqual([file, undefined]);
  }
});

test("the script of every page contains no React, and every published script is used", async () => {
  const [entry = ""] = globSync("build/client/assets/entry.client-*.js");
  for (const file of await closure([`/assets/${entry.split("/").at(-1)}`]))
    expect(readFileSync(`build/client${file}`, "utf8")).not.toMatch(/react\.|hydrateRoot/);
  const reached = await closure([`/assets/${entry.split("/").at(-1)}`], /["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g);
  const published = globSync("build/client/assets/*.js").map((file) => `/assets/${file.split("/").at(-1)}`);
  expect(published.toSorted()).toEqual(reached.toSorted());
});

test.each(locales)(
  "a form page in %s loads at most 80,200 bytes of scripts, including React and its texts",
  async (locale) => {
    const roots = ["entry.client", `form-island-${locale}`, "react"].map((name) => {
      const [file = ""] = globSync(`build/client/assets/${name}-*.js`);
      return `/assets/${file.split("/").at(-1)}`;
    });
    const scripts = await closure(roots);
    const script = await total(scripts);
    console.log(`a form that lives, in ${locale}: ${script} bytes of script (brotli)`);
    const code = scripts.map((file) => readFileSync(`build/client${file}`, "utf8")).join("\n");
    // The texts of this language, and of no other.
    for (const one of locales) expect(code.includes(formWords[one].saveReference.slice(-20))).toBe(one === locale);
    expect(script).toBeLessThanOrEqual(80_200);
  },
);

test.each(locales)("the day menu in %s loads at most 85,000 bytes of scripts, including React", async (locale) => {
  const roots = ["entry.client", `day-menu-island-${locale}`, "react"].map((name) => {
    const [file = ""] = globSync(`build/client/assets/${name}-*.js`);
    return `/assets/${file.split("/").at(-1)}`;
  });
  const script = await total(await closure(roots));
  console.log(`the day's menu, in ${locale}: ${script} bytes of script (brotli)`);
  expect(script).toBeGreaterThan(60_000);
  expect(script).toBeLessThanOrEqual(85_000);
});

test("no document contains its loader's data", async () => {
  const html = await (await fetch(`${server.origin}/information/reference-tables`)).text();
  const data = [...html.matchAll(/<script(?![^>]*src=)[^>]*type="([^"]+)"/g)].map(([, type]) => type);
  expect(data.every((type) => type === "application/ld+json")).toBe(true);
  expect(html).not.toMatch(/__reactRouterContext|streamController/);
});

function noticeStyles(): string {
  const [file = ""] = globSync("build/client/assets/cookie-notice-*.css");
  return `/assets/${file.split("/").at(-1)}`;
}

/** Each reserves its space and loads lazily, except the first visible one. */
function expectCalmPictures(html: string): void {
  const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
  expect(pictures.filter((tag) => !/ width="\d+"/.test(tag) || !/ height="\d+"/.test(tag))).toEqual([]);
  const first = pictures.filter((tag) => /fetchpriority="high"/i.test(tag));
  expect(first.filter((tag) => / loading=/.test(tag))).toEqual([]);
  const ahead = html.match(/<link rel="preload" as="image"[^>]* fetchpriority="high"/gi) ?? [];
  expect(first.length + ahead.length).toBeLessThanOrEqual(2);
  const waiting = pictures.filter((tag) => / loading="lazy"/.test(tag));
  expect(pictures.filter((tag) => !first.includes(tag) && !waiting.includes(tag))).toEqual([]);
}

/** The files of the page and what they import in turn: static imports, unless the pattern matches more. */
async function closure(files: string[], pattern = /(?:from|import)"\.\/([^"]+\.js)"/g): Promise<string[]> {
  const seen = new Set<string>();
  const queue = [...files];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = await (await fetch(server.origin + file)).text();
    for (const [, name] of code.matchAll(pattern)) queue.push(`/assets/${name}`);
  }
  return [...seen];
}

async function total(files: string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    const response = await fetch(server.origin + file, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    return Number(response.headers.get("Content-Length"));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
