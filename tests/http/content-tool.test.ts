import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeNew, newTypes } from "#publishing/make-new.ts";
import { readPack } from "#publishing/read-pack.ts";
import { addFile, article } from "../support/pack.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { runNode, startServer } from "../support/server.ts";

async function tool(env: Record<string, string>, ...args: string[]) {
  const run = runNode(["server/content.ts", ...args], env);
  return { code: await run.exit, output: run.output() };
}

// npm test checks separately that the project's own pack has none.
test("the faults of a pack are reported by file and line", async () => {
  const pack = writeSamplePack();
  addFile(pack, "articles/broken.ru.md", article("id: 90\ntitle: Новое\ncolour: red\ndescription: Текст."));
  const { code, output } = await tool({ CONTENT_DIR: pack }, "check");
  expect([code, output]).toEqual([1, expect.stringContaining("articles/broken.ru.md:4: colour: unknown field\n")]);
});

test("versions are listed, an earlier one can be restored, and a running server follows", async () => {
  const server = await startServer();
  const env = { DATA_DIR: server.dataDir };
  expect((await tool(env, "list")).output).toMatch(/^→ 1 {2}\d{4}-\d\d-\d\dT[\d:.]+Z\n$/);
  expect(await tool(env, "rollback", "1")).toEqual({ code: 0, output: "version 1 is shown\n" });
  expect(await tool(env, "rollback", "7")).toEqual({
    code: 1,
    output: "there is no version 7: npm run content -- list\n",
  });
  expect(await tool(env, "rollback")).toMatchObject({ code: 1 });

  const search = { query: "абракадабра", filters: [{ id: "2.2", type: "default" }] };
  await fetch(`${server.origin}/api/search`, {
    method: "POST",
    body: JSON.stringify(search),
    headers: { "X-Account": "renaria" },
  });
  await expect
    .poll(async () => (await tool(env, "misses")).output, { timeout: 15_000 })
    .toMatch(/^ +1 {2}ru {2}\S+ {2}абракадабра\n$/);
  await fetch(`${server.origin}/useful`, {
    method: "POST",
    body: new URLSearchParams({ page: "/information/when-to-call", answer: "no" }),
    headers: { Origin: server.origin },
  });
  expect((await tool(env, "useful")).output).toMatch(
    /^yes +0 {2}no +1 {2}ru {2}\S+…\S+ {2}[0-9a-f]{12} {2}when-to-call\n$/,
  );
  await server.stop();
});

test("an unknown command lists the commands", async () => {
  const { code, output } = await tool({}, "shout");
  expect(code).toBe(1);
  expect(output).toContain("npm run content -- rollback <version>");
});

test("a new record gets the next id and both files, and nothing is overwritten", async () => {
  const pack = writeSamplePack();
  const made: string[] = [];
  for (const type of newTypes) {
    const [ru = "", en = ""] = await makeNew(pack, type, `brand-new-${type}`);
    expect([type, readFileSync(join(pack, ru), "utf8")]).toEqual([type, expect.stringMatching(/^---\nid: \d+\n/)]);
    expect([type, readFileSync(join(pack, en), "utf8")]).toEqual([type, expect.not.stringContaining("id:")]);
    await expect(makeNew(pack, type, `brand-new-${type}`)).rejects.toThrow(`brand-new-${type}.ru.md is there already`);
    made.push(ru, en);
  }
  const read = await readPack(pack, join(pack, "media"));
  // A template is to be filled in: remaining faults are in the new files only.
  const faults = "faults" in read ? read.faults.map(({ file }) => file) : [];
  expect(faults.filter((file) => !made.includes(file))).toEqual([]);
});
