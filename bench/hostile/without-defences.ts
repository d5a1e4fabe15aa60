import { Article } from "#contract/records/article.ts";
import { Fault, readLiberally } from "#contract/liberal/read.ts";
import { createJsonTrimmer } from "#site/api/foreign-api/trim-json.server.ts";
import { foreignRecords } from "../../tests/support/foreign-api/records.ts";
import type { ResultTable } from "../record-results.ts";

// What the JSON trimmer and the liberal reader save: the same answers with and without them, in one run.
const MOST_BYTES = 8 * 1024 * 1024;
const PIECE = 64 * 1024;
const place = Buffer.allocUnsafe(MOST_BYTES);
const LOCALE = { locale: "ru", translations: ["ru"] };

type Read = { ms: number; isKept: boolean };

/** Each hostile record: parsed whole or trimmed, then read by the schema's `safeParse` or by the liberal reader. */
export function readersTable(records: [name: string, record: object][]): ResultTable {
  const rows = records.map(([name, record]) => {
    const json = JSON.stringify({ status: 200, data: { article: { ...LOCALE, ...record } } });
    const ways = [parseWhole, parseTrimmed].flatMap((parse) => [bySchema, byReader].map((read) => ({ parse, read })));
    const found = ways.map(({ parse, read }) => fastest(() => read(articleOf(parse(json)))));
    return [name, ...found.map(({ ms, isKept }) => `${ms.toFixed(0)}${isKept ? "" : ", lost"}`)];
  });
  return {
    title: "With and without the trimmer and the reader, ms of one stop (a lost record is a page that fails)",
    head: [
      "a record with",
      "neither: JSON.parse, safeParse",
      "reader alone",
      "trimmer alone, then safeParse",
      "both, as it is",
    ],
    rows,
  };
}

/** Answers of the maximum size, made of what is most expensive to parse. Trimming itself is done in slices of 10 ms. */
export function parsersTable(): ResultTable {
  const rows = Object.entries(longAnswers()).map(([name, json]) => [
    name,
    fastest(() => parseWhole(json)).ms.toFixed(0),
    fastest(() => parseTrimmed(json)).ms.toFixed(0),
  ]);
  return {
    title: "An answer of 8 MB, ms of one stop",
    head: ["8 MB of", "JSON.parse of the whole", "of what the trimmer keeps"],
    rows,
  };
}

/** An ordinary API that follows the specification, but not our types. */
export function honestTable(): ResultTable {
  const { articles } = foreignRecords("ru");
  const kept = (read: (record: unknown) => boolean) =>
    `${articles.filter((record) => read({ ...LOCALE, ...record })).length} of ${articles.length}`;
  return {
    title: "Articles of an honest API that are kept",
    head: ["safeParse", "reader"],
    rows: [[kept(bySchema), kept(byReader)]],
  };
}

function bySchema(record: unknown): boolean {
  try {
    return Article.safeParse(record).success;
  } catch {
    // Stack overflow.
    return false;
  }
}

function byReader(record: unknown): boolean {
  return !(readLiberally(Article, record) instanceof Fault);
}

function parseWhole(json: string): unknown {
  return JSON.parse(json);
}

let trimming: { of: string; text: string } | undefined;

/** Trimming is not timed: it is done while the bytes arrive. */
function parseTrimmed(json: string): unknown {
  if (trimming?.of !== json) {
    const bytes = Buffer.from(json);
    const trimmer = createJsonTrimmer(place);
    for (let at = 0; at < bytes.length; at += PIECE) trimmer.write(bytes.subarray(at, at + PIECE));
    trimming = { of: json, text: place.toString("utf8", 0, trimmer.length()) };
  }
  return JSON.parse(trimming.text);
}

function articleOf(answer: unknown): unknown {
  return (answer as { data: { article: unknown } }).data.article;
}

function fastest(work: () => unknown): Read {
  let best: Read = { ms: Infinity, isKept: true };
  for (let n = 0; n < 4; n++) {
    const from = performance.now();
    const isKept = work() !== false;
    const ms = performance.now() - from;
    if (ms < best.ms) best = { ms, isKept };
  }
  return best;
}

function longAnswers(): Record<string, string> {
  const half = MOST_BYTES / 2 - 100;
  return {
    "empty lists": filled("[", () => "[]", "]"),
    "maps, each with another name": filled("[", (n) => `{"a${n}":1}`, "]"),
    "names in one map": filled("{", (n) => `"a${n}":1`, "}"),
    "lists inside each other": `{"status":200,"data":{"article":${"[".repeat(half)}${"]".repeat(half)}}}`,
    "equal maps": filled("[", () => '{"a":1}', "]"),
    "short texts": filled("[", (n) => `"x${n}"`, "]"),
  };
}

function filled(open: string, part: (n: number) => string, close: string): string {
  const parts: string[] = [];
  for (let n = 0, length = 100; length < MOST_BYTES - 100; n++) {
    const next = part(n);
    parts.push(next);
    length += next.length + 1;
  }
  return `{"status":200,"data":{"articles":${open}${parts.join(",")}${close}}}`;
}
