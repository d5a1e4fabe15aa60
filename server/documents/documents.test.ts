import { createRequire } from "node:module";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type * as Decoder from "jsqr";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type Block, blockExamples, blockTexts } from "#contract/blocks/block.ts";
import type { Locale } from "#contract/locale.ts";
import { readPack } from "#publishing/read-pack.ts";
import { renderBlocks } from "#site/parts/blocks/render-blocks.server.tsx";
import { article, writePack } from "../../tests/support/pack.ts";
import { documentHtml } from "./document-html.ts";
import { findStaleDocuments, listDocuments } from "./list-documents.ts";
import { toPaper } from "./paper.ts";

// Its types declare a default export, which Node finds inside another one.
const { default: jsqr } = createRequire(import.meta.url)("jsqr") as typeof Decoder;

const contacts = {
  phone: "+78000000001",
  abroad: "+74950000010",
  email: "a@renaria.example",
  dutyLine: "+78000000003",
  dutyHours: "24/7",
  site: "renaria.example",
};
const ADDRESS = "https://renaria.example/en/information/materials?sheet=leaflet-first-treatment";

function printed(blocks: Block[], { locale = "ru" as Locale, isBilingual = false } = {}): string {
  const source = { title: "Договор <образец> & co", blocks, locale, isBilingual, contacts, address: ADDRESS };
  return documentHtml(toPaper({ ...source, look: "leaflet" }), renderBlocks);
}

describe("a block in a document", () => {
  const all: Block[] = Object.values(blockExamples).flat();
  const isOnScreenOnly = ({ type }: Block) => ["button", "embed", "linking", "weight-check"].includes(type);
  const words = (html: string) => html.replaceAll(/<[^>]+>|\s/g, "");

  test.each(all.filter((block) => !isOnScreenOnly(block)))("$type keeps its text", (block) => {
    const html = words(printed([block]));
    for (const text of blockTexts(block)) expect(html).toContain(words(text));
  });

  test("leaves out what works on a screen only", () => {
    expect(printed(all.filter(isOnScreenOnly))).toBe(printed([]));
  });

  test("states the urgency in the words of the page", () => {
    const care: Block = { type: "care", data: { level: "now", title: "", text: "Раз." } };
    expect(printed([care])).toContain("Опасно для жизни: звоните сейчас");
  });

  test("a link inside the site becomes plain text, a link that works on paper stays", () => {
    const text = '<a href="/about">О нас</a>, <a href="#a">ниже</a>, <a href="tel:+78000000003">звоните</a>';
    expect(printed([{ type: "paragraph", data: { text } }])).toContain(
      '<p><a>О нас</a>, <a>ниже</a>, <a href="tel:+78000000003">звоните</a></p>',
    );
  });
});

test("a document states its language and its title", () => {
  const html = printed([]);
  expect(html).toContain('<html lang="ru">');
  expect(html).toContain("<title>Договор &lt;образец> &amp; co</title>");
});

test("a leaflet's QR code leads to its page, and the address is printed beside it", async () => {
  const html = printed([]);
  const [svg = ""] = /<svg (?!viewBox="-92)[^]*?<\/svg>/.exec(html) ?? [];
  const picture = sharp(Buffer.from(svg)).extend({ top: 40, bottom: 40, left: 40, right: 40, background: "white" });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(ADDRESS);
  expect(html.replaceAll("<wbr>", "")).toContain(
    "<b>renaria.example/en/information/materials?sheet=leaflet-first-treatment</b>",
  );
});

test("a leaflet in another language, or in both, prints the number to call from abroad beside the toll-free one", () => {
  const foot = "+7 (800) 000-00-01 · from abroad: +7 (495) 000-00-10";
  expect(printed([], { locale: "en" })).toContain(foot);
  expect(printed([], { isBilingual: true })).toContain("из-за границы / from abroad: +7 (495) 000-00-10");
  expect(printed([])).not.toContain("000-00-10");
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

  test("a document that was never made, or was made from another text, is a fault", async () => {
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

  test("a leaflet prints the page address under the company's own domain", async () => {
    const root = writePack({
      "categories/materials.ru.md": "---\nid: 1\ntitle: Памятки\ndescription: Б\n---\n",
      "articles/rules.ru.md": article("id: 1\ncategory: materials\ntitle: Правила\ndescription: Б", "Один."),
      "files/rules.ru.md": "---\nid: 1\nfile: documents/rules.pdf\nlanguage: ru\narticle: rules\ntitle: Правила\n---\n",
      "documents/rules.pdf": "%PDF-",
      "variables/operator.ru.md": "---\nvalue:\n  site: https://renaria.example/\n---\n",
    });
    const { documents } = await faultsOf(root);
    expect(documents[0]?.paper.page?.address).toBe("https://renaria.example/information/materials?sheet=rules");
  });

  test("a missing article is reported", async () => {
    const { faults } = await faultsOf(pack("Один.", "article: no-such"));
    expect(faults.map(({ message }) => message)).toEqual(["article: there is no article no-such"]);
  });

  test("a file without an article is not checked", async () => {
    expect(await faultsOf(pack("Один.", "weight: 1"))).toEqual({ documents: [], faults: [] });
  });
});
