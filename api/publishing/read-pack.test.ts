import { expect, test } from "vitest";
import { article, writePack } from "../../tests/support/pack.ts";
import { describeFault } from "./fault.ts";
import { readPack } from "./read-pack.ts";

async function faultsOf(files: Record<string, string>): Promise<string[]> {
  const read = await readPack(writePack(files));
  return "faults" in read ? read.faults.map(describeFault) : [];
}

const front = "id: 1\ntitle: О нас\ndescription: Кто мы.";

test("a good pack becomes records with both languages", async () => {
  const read = await readPack(
    writePack({
      "pages/about.ru.md": article(front, "## Кто мы {#who}\n\nМы лечим **почки**."),
      "pages/about.en.md": article("title: About\ndescription: Who we are.", "We treat kidneys."),
    }),
  );
  if ("faults" in read) throw new Error(read.faults.map(describeFault).join("\n"));
  expect(read.pack.records).toMatchObject([
    {
      kind: "article",
      id: 1,
      body: {
        shared: { alias: "about", active: true },
        words: {
          ru: {
            title: "О\u00a0нас",
            content: [
              { type: "header", data: { level: 2, anchor: "who" } },
              { type: "paragraph", data: { text: "Мы\u00a0лечим <strong>почки</strong>." } },
            ],
          },
          en: { title: "About" },
        },
      },
    },
  ]);
});

test("all faults come at once, each with its file and line", async () => {
  const faults = await faultsOf({
    "pages/a.ru.md": article("id: 1\ntitle: А\ndescription: Б\ncolour: red\nmeta:\n  size: 3"),
    "pages/b.ru.md": article("id: nine\ntitle: А\ndescription: Б", "Текст.\n\n![](picture.png)\n\n```\ncode\n```"),
    "pages/c.ru.md": "Без заголовка",
    "pages/d.en.md": article("title: D\ndescription: E"),
    "pages/Bad Name.md": "",
    "addresses/x.ru.md": article("id: 1\ntitle: О\nphone: 8-800\nemail: a@b\naddress: А\nworkHours: Ч", ""),
  });
  expect(faults.map((fault) => fault.replace(/(?<=:\d+:).*/, ""))).toEqual([
    "addresses/x.ru.md:4:",
    "addresses/x.ru.md:5:",
    "pages/a.ru.md:5:",
    "pages/a.ru.md:7:",
    "pages/b.ru.md:2:",
    "pages/b.ru.md:9:",
    "pages/b.ru.md:11:",
    "pages/Bad Name.md:1:",
    "pages/c.ru.md:1:",
    "pages/d.en.md:1:",
  ]);
});

test("broken YAML is a fault on its line, not a crash", async () => {
  const faults = await faultsOf({ "pages/a.ru.md": article('id: 1\ntitle: "А\ndescription: Б') });
  expect(faults[0]).toMatch(/^pages\/a\.ru\.md:\d+: /);
});

test("a translation may not change what is shared", async () => {
  const faults = await faultsOf({
    "pages/a.ru.md": article(front),
    "pages/a.en.md": article("id: 5\ntitle: About\ndescription: Who"),
  });
  expect(faults).toEqual(["pages/a.en.md:2: id: unknown field"]);
});

test("an id taken twice is refused and names the first", async () => {
  const faults = await faultsOf({ "pages/a.ru.md": article(front), "pages/b.ru.md": article(front) });
  expect(faults).toEqual(["pages/b.ru.md:1: id: 1 is taken by pages/a.ru.md"]);
});

test("a record that is only data has no text", async () => {
  const address = "id: 1\ntitle: О\nphone: '+78000000000'\nemail: a@b.example\naddress: А\nworkHours: Ч";
  const faults = await faultsOf({ "addresses/x.ru.md": article(address, "Лишнее.") });
  expect(faults).toEqual(["addresses/x.ru.md:10: a file of addresses/ has no text under its front matter"]);
});
