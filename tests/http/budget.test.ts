import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPages } from "../support/pages.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const MOST_SCRIPT = 105_000;
const MOST_STYLE = 25_000;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe.each(builtPages)("$path, first load", ({ path }) => {
  test("scripts and styles stay within their bytes", async () => {
    const html = await (await fetch(server.origin + path)).text();
    const scripts = await closure([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file));
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file = ""]) => file);
    const script = await total(scripts);
    const style = await total(styles);
    console.log(`${path}: ${script} bytes of script in ${scripts.length} files, ${style} of style (brotli)`);
    expect(scripts.length).toBeGreaterThan(3);
    expect(styles.length).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
    expect(style).toBeLessThanOrEqual(MOST_STYLE);
  });
});

test("hashed files come compressed and may be kept for ever", async () => {
  const [file = ""] = globSync("build/client/assets/react-*.js");
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
])("a page for a browser that takes %s comes as %s", async (accepted, encoding) => {
  const response = await fetch(`${server.origin}/`, { headers: { "Accept-Encoding": accepted } });
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Vary")).toContain("Accept-Encoding");
  expect(await response.text()).toContain("</html>");
});

test("neither the schema library nor the server's code reaches the browser", () => {
  const files = globSync("build/client/assets/*.js");
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const code = readFileSync(file, "utf8");
    expect([file, /ZodError|_zod\b|safeParse|kysely|X-Account/i.exec(code)?.[0]]).toEqual([file, undefined]);
  }
});

/** What the page names, and what those files import at once in turn. */
async function closure(files: string[]): Promise<string[]> {
  const seen = new Set<string>();
  const queue = [...files];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = await (await fetch(server.origin + file)).text();
    for (const [, name] of code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) queue.push(`/assets/${name}`);
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
