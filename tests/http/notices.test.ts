import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addFile } from "../support/pack.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const ENDED = "Это объявление уже прошло.";
const AHEAD = "Это объявление ещё впереди.";
const FOR_ALL = "Сегодня все центры работают по праздничному расписанию.";
const IN_CRIMEA = "В Крыму завтра отключат воду: процедуры перенесут.";

let server: RunningServer;
const content = writeSamplePack();
beforeAll(async () => {
  const notices = [
    { text: ENDED, from: at(-9), until: at(-1) },
    { text: AHEAD, from: at(1), until: at(9) },
    { text: FOR_ALL, path: "/about", from: at(-1), until: at(9) },
    { text: IN_CRIMEA, region: "crimea", until: at(9) },
  ];
  addFile(content, "variables/notices.ru.md", `---\nvalue: ${JSON.stringify(notices)}\n---\n`);
  addFile(
    content,
    "regions/crimea.ru.md",
    readFileSync(join(content, "regions/moscow.ru.md"), "utf8").replace("201", "202"),
  );
  const center = readFileSync(join(content, "centers/moscow-first.ru.md"), "utf8");
  addFile(
    content,
    "centers/yalta.ru.md",
    center.replace("id: 101", "id: 103").replace("city:", "region: crimea\n  city:"),
  );
  server = await startServer({ CONTENT_DIR: content, DATA_DIR: join(content, "data") });
});
afterAll(async () => {
  await server.stop();
  rmSync(content, { recursive: true });
});

test.each([
  ["/", [FOR_ALL]],
  ["/about", [FOR_ALL]],
  ["/dialysis/regions/crimea", [FOR_ALL, IN_CRIMEA]],
  ["/centers/yalta", [FOR_ALL, IN_CRIMEA]],
  ["/centers/moscow-first", [FOR_ALL]],
])("%s shows the notices that concern its readers now, above the header", async (path, shown) => {
  const html = await (await fetch(server.origin + path)).text();
  // Short words are joined to the next one.
  const top = html.slice(0, html.indexOf("<header")).replaceAll("\u00a0", " ");
  expect([ENDED, AHEAD, FOR_ALL, IN_CRIMEA].filter((text) => top.includes(text))).toEqual(shown);
  expect(top).toContain('href="/about"');
});
