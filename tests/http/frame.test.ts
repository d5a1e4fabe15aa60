import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addFile } from "../support/pack.ts";
import { publishNow } from "../support/publish-now.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";

// Header, menus and footer are rendered once for all pages that have the same. These pages follow one another on one server.

let server: RunningServer;
const content = writeSamplePack();
const dataDir = mkdtempSync(join(tmpdir(), "renaria-frame-"));
const menu = (about: string, news: string) =>
  `---\nvalue:\n  - { title: ${about}, path: /about }\n  - { title: ${news}, path: /about/news }\n---\n`;
beforeAll(async () => {
  for (const name of ["menu-header-top", "menu-header-bottom", "menu-footer"]) {
    addFile(content, `variables/${name}.ru.md`, menu("Компания", "Новости"));
    addFile(content, `variables/${name}.en.md`, menu("Company", "News"));
  }
  server = await startServer({ CONTENT_DIR: content, DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.stop();
  for (const folder of [content, dataDir]) rmSync(folder, { recursive: true });
});

const IN_MODE = { Cookie: `visually_impaired=${encodeURIComponent(JSON.stringify({ enabled: true }))}` };

async function get(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(server.origin + path, { headers })).text();
}

function partOf(html: string, element: "header" | "footer"): string {
  return html.slice(html.indexOf(`<${element}`), html.indexOf(`</${element}>`));
}

function currentIn(html: string, element: "header" | "footer"): string[] {
  return [...partOf(html, element).matchAll(/<a href="([^"]*)" aria-current="([^"]*)"/g)].map(
    ([, path, is]) => `${path} ${is}`,
  );
}

test.each([
  ["/about", "/about page"],
  ["/about/news", "/about/news page"],
  ["/about/news/no-such-news", "/about/news true"],
  ["/about", "/about page"],
  ["/en/about", "/en/about page"],
  ["/centers", undefined],
])("%s highlights its place in the header and in the footer", async (path, current) => {
  const html = await get(path);
  expect(new Set(currentIn(html, "header"))).toEqual(new Set(current ? [current] : []));
  expect(currentIn(html, "footer")).toEqual(current ? [current] : []);
});

test("the languages of the menus are not mixed", async () => {
  const [ru, en] = [await get("/about"), await get("/en/about")];
  expect([ru.includes(">Компания<"), ru.includes(">Company<")]).toEqual([true, false]);
  expect([en.includes(">Компания<"), en.includes(">Company<")]).toEqual([false, true]);
});

test("the visually-impaired mode has its own header and panel, and does not change the ordinary page", async () => {
  const before = await get("/about");
  const inMode = await get("/about", IN_MODE);
  expect(await get("/about")).toBe(before);
  expect([before, inMode].map((html) => html.includes('class="vision-panel"'))).toEqual([false, true]);
  expect([before, inMode].map((html) => /<header class="vision-header"/.test(html))).toEqual([false, true]);
});

test.each(["/about", "/centers", "/search?q=%D0%B4%D0%B8%D0%B0%D0%BB%D0%B8%D0%B7&page=1", "/en"])(
  "every form of the visually-impaired mode returns to %s",
  async (path) => {
    for (const headers of [{}, IN_MODE]) {
      const html = await get(path, headers);
      const returns = [...html.matchAll(/name="return" value="([^"]*)"/g)].map(([, value]) => value?.split("#")[0]);
      expect(returns.length).toBeGreaterThan(1);
      expect(new Set(returns)).toEqual(new Set([path.replaceAll("&", "&amp;")]));
    }
  },
);

test("an edited menu appears on every page as soon as it is published, also in the visually-impaired mode", async () => {
  await get("/about", IN_MODE);
  const edit = (text: string) => text.replace("Компания", "Кто мы");
  await publishNow({ dataDir, databaseUrl: undefined }, content, {
    "variables/menu-header-bottom.ru.md": edit,
    "variables/menu-footer.ru.md": edit,
  });
  const menuOf = async (headers: Record<string, string>) => {
    const footer = partOf(await get("/about", headers), "footer");
    return [footer.includes("Кто мы</a>"), footer.includes("Компания")];
  };
  await expect.poll(() => menuOf(IN_MODE), { timeout: 60_000 }).toEqual([true, false]);
  expect(await menuOf({})).toEqual([true, false]);
});
