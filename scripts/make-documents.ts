import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { type Document, readDocuments } from "#server/documents/read-documents.ts";
import type * as Site from "#site/render/handler.server.ts";
import { buildWhenStale } from "./build.ts";
import { provideChromium } from "./chromium.ts";

// npm run content -- leaflets: makes the PDFs of the pack again whose article has changed; with --all, every one.
const FONTS = "node_modules/@fontsource-variable/golos-text/files";
/** The characters of each font file. */
const RANGES = {
  cyrillic: "U+0400-045F, U+2116",
  latin: "U+0000-00FF, U+2000-206F",
  "latin-ext": "U+0100-024F, U+20A0-20C0",
};
const PACK = "content";

const mediaDir = mkdtempSync(join(tmpdir(), "renaria-documents-"));
process.on("exit", () => rmSync(mediaDir, { recursive: true, force: true }));

// The site's own views print them.
await buildWhenStale();
const { loadBlockRenderer } = (await import(new URL("../build/server/index.js", import.meta.url).href)) as typeof Site;
const documents = await readDocuments(PACK, mediaDir, await loadBlockRenderer()).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const isWanted = ({ hash, madeFrom }: Document) => hash !== madeFrom || process.argv.includes("--all");
const wanted = documents.filter(isWanted);
if (wanted.length > 0) {
  const browser = await chromium.launch({ executablePath: provideChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  for (const document of wanted) await make(browser, document);
  await browser.close();
}
console.log(`${documents.length} documents, ${wanted.length} made`);

async function make(browser: Browser, { record, file, html, hash }: Document) {
  const page = await browser.newPage();
  await page.setContent(withPictures(html).replace("</head>", `<style>${fontFaces()}</style></head>`));
  await page.evaluate(() => document.fonts.ready);
  // Tagged and with an outline, so that screen readers find headings, lists and tables.
  await page.pdf({
    path: join(PACK, file),
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
  });
  await page.close();
  const front = readFileSync(join(PACK, record), "utf8");
  const bare = front.replace(/^madeFrom: .*\n/m, "");
  writeFileSync(join(PACK, record), bare.replace(/^(article: .*\n)/m, `$1madeFrom: "${hash}"\n`));
  console.log(file);
}

function withPictures(html: string): string {
  return html.replaceAll(/(<img [^>]*src=)"([^"]+)"/g, (_, before: string, path: string) => {
    const type = path.endsWith(".svg") ? "image/svg+xml" : `image/${path.split(".").at(-1)}`;
    return `${before}"${asData(join(mediaDir, basename(path)), type)}"`;
  });
}

function fontFaces(): string {
  return Object.entries(RANGES)
    .map(([part, range]) => {
      const source = asData(join(FONTS, `golos-text-${part}-wght-normal.woff2`), "font/woff2");
      return `@font-face { font-family: "Golos Text Variable"; font-weight: 400 900; src: url(${source}) format("woff2"); unicode-range: ${range}; }`;
    })
    .join("\n");
}

function asData(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(file).toString("base64")}`;
}
