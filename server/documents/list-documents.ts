import { createHash } from "node:crypto";
import { dirname, resolve } from "node:path";
import type { StoredRecord } from "#api/db/content-store.ts";
import type { StoredKinds } from "#api/stored.ts";
import { defaultLocale, isLocale } from "#contract/locale.ts";
import type { Fault } from "#publishing/fault.ts";
import { readTexts } from "#publishing/proofread/read-texts.ts";
import type { TextFile } from "#publishing/proofread/texts.ts";
import { sheetQuery } from "#site/parts/article/sheet-query.ts";
import { href } from "#site/urls.ts";
import { readInterfaceTexts } from "../interface-texts.ts";
import { type Paper, toPaper } from "./paper.ts";
import { paperStyle } from "./paper-style.ts";
import { readContacts, readOrigin } from "./read-contacts.ts";

/** The category whose articles, and those of its subcategories, are leaflets. */
const LEAFLETS = "materials";

/** A document of the pack that is made from an article: `article` in its record of `files/`. */
export type MadeDocument = {
  /** The record, and the position of its field. */
  record: string;
  line: number;
  /** Path in the pack. */
  file: string;
  paper: Paper;
  /** Digest of the current source; `madeFrom` is the digest of the source it was made from. */
  hash: string;
  madeFrom: string | undefined;
};

/** Those whose article exists; the others are reported as faults. */
export async function listDocuments(
  pack: string,
  records: StoredRecord[],
): Promise<{ documents: MadeDocument[]; faults: Fault[] }> {
  const { files } = await readTexts(resolve(pack));
  const leaflets = categoriesUnder(LEAFLETS, records);
  const origin = readOrigin(records);
  const interfaceTexts = readInterfaceTexts();
  const documents: MadeDocument[] = [];
  const faults: Fault[] = [];
  for (const { file: record, folder, locale, front, lines } of files) {
    if (folder !== "files" || locale !== defaultLocale || !front["article"]) continue;
    const line = lines.get("article") ?? 1;
    const article = findArticle(records, String(front["article"]));
    if (!article) {
      faults.push({ file: record, line, message: `article: there is no article ${String(front["article"])}` });
      continue;
    }
    const language = isLocale(front["language"]) ? front["language"] : defaultLocale;
    const words = article.words[language];
    if (!words) {
      faults.push({ file: record, line, message: `language: ${article.shared.alias} has no text in it` });
      continue;
    }
    const named = files.find(({ file }) => file === record.slice(0, -`${defaultLocale}.md`.length) + `${language}.md`);
    const look = leaflets.has(article.shared.category) ? "leaflet" : "text";
    const paper = toPaper({
      title: String(named?.front["title"] ?? front["title"]),
      blocks: words.content,
      locale: language,
      isBilingual: front["language"] === undefined,
      look,
      contacts: readContacts(records, language),
      address: origin && origin + href(language, "materials") + sheetQuery(article.shared.alias),
    });
    const hash = hashOf(paper, interfaceTexts);
    const madeFrom = front["madeFrom"] === undefined ? undefined : String(front["madeFrom"]);
    documents.push({ record, line, file: String(front["file"]), paper, hash, madeFrom });
  }
  return { documents, faults };
}

/** Documents that no longer match the page they are made from. */
export async function findStaleDocuments(pack: string, records: StoredRecord[]): Promise<Fault[]> {
  const { documents, faults } = await listDocuments(pack, records);
  const stale = documents.filter(({ hash, madeFrom }) => hash !== madeFrom);
  return [
    ...faults,
    ...stale.map(({ record, line, file }) => ({
      file: record,
      line,
      message: `article: ${file} is older than its text: npm run content -- leaflets`,
    })),
  ];
}

/**
 * A digest of its content and of how paper is set: texts, names of pictures, contacts, words of its blocks' views. The
 * markup does not count.
 */
function hashOf(paper: Paper, interfaceTexts: TextFile[]): string {
  const types = new Set(paper.blocks.map(({ type }) => `site/parts/blocks/${type}`));
  const words = interfaceTexts.filter(({ file }) => types.has(dirname(file))).flatMap(({ texts }) => texts);
  const source = JSON.stringify([paper, paperStyle(paper), words.map(({ text }) => text)]);
  return createHash("sha256").update(source).digest("hex").slice(0, 16);
}

function categoriesUnder(alias: string, records: StoredRecord[]): Set<string | null> {
  const all = records.filter(({ kind }) => kind === "category").map(({ body }) => body as StoredKinds["category"]);
  const below = all.filter(({ shared }) => shared.parent === alias).map(({ shared }) => shared.alias);
  return new Set([alias, ...below]);
}

function findArticle(records: StoredRecord[], alias: string): StoredKinds["article"] | undefined {
  const articles = records.filter(({ kind }) => kind === "article").map(({ body }) => body as StoredKinds["article"]);
  return articles.find(({ shared }) => shared.alias === alias);
}
