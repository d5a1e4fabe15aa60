import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Block, blockExamples } from "#contract/blocks/block.ts";
import { blockTexts } from "#contract/blocks/block-texts.ts";
import { article, writePack } from "../../tests/support/pack.ts";
import { readPack } from "../read-pack.ts";
import { blockHtml } from "./block-html.ts";
import { documentHtml } from "./document-html.ts";
import { findStaleDocuments, listDocuments } from "./list-documents.ts";

const ON_SCREEN_ONLY = ["button", "embed", "linking"];

describe("a block on paper", () => {
  const all: Block[] = Object.values(blockExamples).flat();
  const printed = all.filter(({ type }) => !ON_SCREEN_ONLY.includes(type));

  test.each(printed.map((block) => [block.type, block] as const))("%s keeps its words", (_, block) => {
    const words = (html: string) => html.replaceAll(/<[^>]+>|\s/g, "");
    const html = words(blockHtml(block));
    for (const text of blockTexts(block)) expect(html).toContain(words(text));
  });

  test("what only a screen can do is left out", () => {
    for (const block of all.filter(({ type }) => ON_SCREEN_ONLY.includes(type))) expect(blockHtml(block)).toBe("");
  });

  test("a link inside the site becomes words, one that works from paper stays", () => {
    const text = '<a href="/about">О нас</a>, <a href="#a">ниже</a>, <a href="tel:+78000000003">звоните</a>';
    expect(blockHtml({ type: "paragraph", data: { text } })).toBe(
      '<p>О нас, ниже, <a href="tel:+78000000003">звоните</a></p>',
    );
  });
});

test("a document says its language and its name", () => {
  const html = documentHtml({ title: "Договор <образец> & co", blocks: [], locale: "ru", look: "text" });
  expect(html).toContain('<html lang="ru">');
  expect(html).toContain("<title>Договор &lt;образец> &amp; co</title>");
});

describe("documents made from articles", () => {
  const pack = (body: string, front = "article: rules") =>
    writePack({
      "articles/rules.ru.md": article("id: 1\ntitle: Правила\ndescription: Б", body),
      "files/rules.ru.md": `---\nid: 1\nfile: documents/rules.pdf\n${front}\ntitle: Правила\n---\n`,
      "documents/rules.pdf": "%PDF-",
    });
  async function faultsOf(root: string) {
    const read = await readPack(root, mkdtempSync(join(tmpdir(), "renaria-media-")));
    if ("faults" in read) throw new Error(JSON.stringify(read.faults));
    const { records } = read.pack;
    const { documents } = await listDocuments(root, records);
    return { documents, faults: await findStaleDocuments(root, records) };
  }

  test("one that was never made, or made from another text, is a fault", async () => {
    const root = pack("Один.");
    const { documents, faults } = await faultsOf(root);
    expect(faults).toEqual([
      {
        file: "files/rules.ru.md",
        line: 4,
        message: "article: documents/rules.pdf is older than its text: npm run content -- leaflets",
      },
    ]);
    const record = join(root, "files/rules.ru.md");
    const made = readFileSync(record, "utf8").replace("title:", `madeFrom: "${documents[0]?.hash}"\ntitle:`);
    writeFileSync(record, made);
    expect((await faultsOf(root)).faults).toEqual([]);
    writeFileSync(join(root, "articles/rules.ru.md"), article("id: 1\ntitle: Правила\ndescription: Б", "Два."));
    expect((await faultsOf(root)).faults).toHaveLength(1);
  });

  test("an article that is not there is told", async () => {
    const { faults } = await faultsOf(pack("Один.", "article: no-such"));
    expect(faults.map(({ message }) => message)).toEqual(["article: there is no article no-such"]);
  });

  test("a file without an article is nobody's business", async () => {
    expect(await faultsOf(pack("Один.", "weight: 1"))).toEqual({ documents: [], faults: [] });
  });
});
