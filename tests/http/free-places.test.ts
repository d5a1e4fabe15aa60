import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACCOUNT } from "../support/api.ts";
import { centersIn } from "../support/centers-in.ts";
import { addFile } from "../support/pack.ts";
import { links, main, one, text, texts } from "../support/read-html.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { thingsOf } from "../support/structured-data.ts";

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

const OWN = new Set(["moscow-free", "moscow-full", "moscow-old"]);

let server: RunningServer;
const content = writeSamplePack();
/** The pack's first center, with another shift and statements about its free places. */
const center = (alias: string, id: number, rows: string) =>
  addFile(
    content,
    `centers/${alias}.ru.md`,
    readFileSync(join(content, "centers/moscow-first.ru.md"), "utf8")
      .replace("id: 101", `id: ${id}`)
      .replace("title: Центр 101", `title: Центр ${id}`)
      .replace(
        "fields:\n",
        `fields:\n  shifts:\n    - { shift: morning, days: [mon], opens: 07:00, closes: 12:00 }\n    - { shift: afternoon, days: [mon], opens: 13:00, closes: 18:00 }\n  free: [${rows}]\n`,
      ),
  );
beforeAll(async () => {
  const [fresh, old] = [daysAgo(3), daysAgo(20)];
  center(
    "moscow-free",
    111,
    `{ shift: 1, regular: false, guest: true, said: ${fresh} }, { shift: 2, regular: true, guest: false, said: ${fresh} }`,
  );
  center("moscow-old", 112, `{ shift: 1, regular: true, guest: true, said: ${old} }`);
  center("moscow-full", 113, `{ shift: 1, regular: false, said: ${fresh} }`);
  addFile(
    content,
    "articles/tourism.ru.md",
    "---\nid: 60\ntitle: Поездки\ndescription: Диализ в поездке.\n---\n\nТекст.\n",
  );
  addFile(
    content,
    "categories/tourism.ru.md",
    "---\nid: 60\nparent: root\ntitle: Поездки\ndescription: Раздел.\n---\n",
  );
  server = await startServer({ CONTENT_DIR: content, DATA_DIR: join(content, "data") });
});
afterAll(async () => {
  await server.stop();
  rmSync(content, { recursive: true });
});

const mainAt = async (path: string) => main(await (await fetch(server.origin + path)).text());

describe("a center's page", () => {
  test("shows each shift's free places, and the date of that statement", async () => {
    const page = await mainAt("/centers/moscow-free");
    expect(texts(page, "table[aria-labelledby=shifts] tr")).toEqual([
      expect.stringMatching(/^Утренняя/),
      expect.stringContaining("есть для гостей, нет для постоянного лечения"),
      expect.stringMatching(/^Дневная/),
      expect.stringContaining("есть для постоянного лечения, нет для гостей"),
    ]);
    const glance = text(page, "section[aria-labelledby=glance]");
    expect(glance).toContain("есть для постоянного лечения и гостей");
    expect(glance).toContain("по данным на ");
  });

  test("asks to call where the statement is more than fourteen days old", async () => {
    const page = await mainAt("/centers/moscow-old");
    for (const part of ["section[aria-labelledby=glance]", "table[aria-labelledby=shifts]"]) {
      expect(text(page, part)).toContain("спросите, есть ли для постоянного лечения и гостей");
      expect(text(page, part)).not.toContain("есть для постоянного");
    }
  });

  test("does so in English too", async () => {
    expect(text(await mainAt("/en/centers/moscow-free"))).toContain("available for regular treatment and guests");
  });

  test("has structured data on whether new patients are accepted, and none where it is unknown", async () => {
    const told = async (alias: string) => {
      const html = await (await fetch(`${server.origin}/centers/${alias}`)).text();
      return thingsOf(html).find((thing) => thing["@type"] === "MedicalClinic")?.["isAcceptingNewPatients"];
    };
    expect(await told("moscow-free")).toBe(true);
    expect(await told("moscow-full")).toBe(false);
    expect(await told("moscow-old")).toBeUndefined();
    expect(await told("moscow-first")).toBeUndefined();
  });
});

test.each([
  ["/centers", ["moscow-free", "moscow-full", "moscow-old"]],
  ["/centers?service=free-regular", ["moscow-free"]],
  ["/centers?service=free-guest", ["moscow-free"]],
  ["/en/centers?service=free-guest", ["moscow-free"]],
])("the picker at %s shows %j", async (path, shown) => {
  const listed = [...centersIn(await mainAt(path))].filter((alias) => OWN.has(alias));
  expect(listed.toSorted()).toEqual(shown);
});

test("for travellers: centers that accept guests, with the state of each, or only those with places", async () => {
  const free = async (path: string) => one(await mainAt(path), "section:has(#free)");
  const section = await free("/tourism");
  expect([...centersIn(section)].toSorted()).toEqual(["moscow-free", "moscow-old"]);
  expect(text(section)).toContain("Места есть");
  expect(text(section)).toContain("Уточните");
  expect([...centersIn(await free("/tourism?free=guest"))]).toEqual(["moscow-free"]);
  expect(links(section)).toContain("/tourism?free=guest#free");
});

test("the API has the same data, and filters centers by it", async () => {
  const response = await fetch(`${server.origin}/api/entities/gett`, {
    method: "POST",
    headers: { "X-Account": ACCOUNT, "Content-Type": "application/json" },
    body: JSON.stringify({ filters: { config: 1, active: true, properties: { free: ["guest"] } } }),
  });
  const { data } = (await response.json()) as {
    data: { entities: { alias: string; config: { fields: unknown[] } }[] };
  };
  expect(data.entities.map(({ alias }) => alias).toSorted()).toEqual(["moscow-free", "moscow-old"]);
  expect(data.entities.find(({ alias }) => alias === "moscow-old")?.config.fields).toContainEqual(
    expect.objectContaining({ key: "free", value: [{ shift: 1, regular: true, guest: true, said: daysAgo(20) }] }),
  );
});
