import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const ENDED = "Это объявление уже прошло.";
const AHEAD = "Это объявление ещё впереди.";
const FOR_ALL = "Сегодня все центры работают по праздничному расписанию.";
const IN_CRIMEA = "В Крыму завтра отключат воду: процедуры перенесут.";

let server: RunningServer;
const folder = mkdtempSync(join(tmpdir(), "renaria-notices-"));
beforeAll(async () => {
  const content = join(folder, "content");
  cpSync("content", content, { recursive: true });
  rmSync(join(content, "variables/notices.en.md"), { force: true });
  const notices = [
    { text: ENDED, from: at(-9), until: at(-1) },
    { text: AHEAD, from: at(1), until: at(9) },
    { text: FOR_ALL, path: "/contacts", from: at(-1), until: at(9) },
    { text: IN_CRIMEA, region: "crimea", until: at(9) },
  ];
  writeFileSync(join(content, "variables/notices.ru.md"), `---\nvalue: ${JSON.stringify(notices)}\n---\n`);
  server = await startServer({ CONTENT_DIR: content, DATA_DIR: join(folder, "data") });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  ["/", [FOR_ALL]],
  ["/about", [FOR_ALL]],
  ["/dialysis/regions/crimea", [FOR_ALL, IN_CRIMEA]],
  ["/centers/yalta", [FOR_ALL, IN_CRIMEA]],
  ["/centers/kazan-rodnikovaya", [FOR_ALL]],
])("%s shows what concerns its readers at this hour, above the header", async (path, shown) => {
  const html = await (await fetch(server.origin + path)).text();
  // Short words hold on to the next one.
  const top = html.slice(0, html.indexOf("<header")).replaceAll("\u00a0", " ");
  expect([ENDED, AHEAD, FOR_ALL, IN_CRIMEA].filter((text) => top.includes(text))).toEqual(shown);
  expect(top).toContain('href="/contacts"');
});
