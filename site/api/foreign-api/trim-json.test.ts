import { expect, test } from "vitest";
import { createJsonTrimmer } from "./trim-json.server.ts";

/** Passes it through the trimmer in chunks of this many bytes. */
function trimmed(value: unknown, piece = 7): { value: unknown; isTrimmed: boolean; length: number } {
  return trimmedText(JSON.stringify(value), piece);
}

function trimmedText(json: string, piece: number) {
  const bytes = Buffer.from(json);
  const place = Buffer.alloc(bytes.length);
  const trimmer = createJsonTrimmer(place);
  for (let at = 0; at < bytes.length; at += piece) trimmer.write(bytes.subarray(at, at + piece));
  const text = place.toString("utf8", 0, trimmer.length());
  return { value: JSON.parse(text), isTrimmed: trimmer.isTrimmed(), length: text.length };
}

const answer = (data: unknown) => ({ data, message: 'a "quoted\\" [text], {and} \\', status: 200 });
type Answered = { data: { article: { content: unknown[]; id: number }; articles: { content: unknown[] }[] } };

test.each([1, 2, 64])("data within the limits is left unchanged, in chunks of %s bytes", (piece) => {
  const whole = answer({ articles: [{ id: 1, title: "Раз, [два", content: [[], {}, [1, [2, "]"]], "\\\\", '"'] }] });
  expect(trimmed(whole, piece)).toMatchObject({ value: whole, isTrimmed: false });
});

test("a list that is too long is cut, and what follows it stays", () => {
  const content = Array.from({ length: 130_000 }, (_, n) => ({ type: "x", data: { text: `${n}, ]}` } }));
  const { value, isTrimmed } = trimmed(answer({ article: { content, id: 7 } }), 65_536);
  const { data, ...rest } = value as Answered;
  expect(isTrimmed).toBe(true);
  expect(rest).toMatchObject({ status: 200 });
  expect(data.article.content.length).toBeGreaterThan(3_000);
  expect(data.article.content.length).toBeLessThanOrEqual(12_000);
  // The last one may be truncated itself.
  expect(data.article.content.slice(0, -1)).toEqual(content.slice(0, data.article.content.length - 1));
});

test("a record that is too long does not affect the records after it", () => {
  const content = Array.from({ length: 50_000 }, () => 1);
  const { value } = trimmed(answer({ articles: [{ content }, { content: [1, 2, 3] }] }), 65_536);
  const [long, short] = (value as Answered).data.articles;
  expect(long?.content.length).toBeLessThanOrEqual(12_001);
  expect(short?.content).toEqual([1, 2, 3]);
});

test("of too many records the first ones stay, and so does the envelope", () => {
  const articles = Array.from({ length: 200_000 }, (_, id) => ({ id }));
  const { value } = trimmed(answer({ articles }), 65_536);
  expect((value as Answered).data.articles.length).toBeGreaterThan(1_200);
  expect((value as Answered).data.articles.length).toBeLessThanOrEqual(60_001);
  expect(value).toMatchObject({ status: 200 });
});

test.each([
  ["list", "[", "]"],
  ["map", '{"a":', "}"],
])("a %s nested too deep is emptied, and what follows it stays", (_kind, open, close) => {
  const deep = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
  const json = JSON.stringify(answer({ article: { content: ["DEEP"], id: 7 } })).replace('"DEEP"', deep);
  const { value, isTrimmed, length } = trimmedText(json, 65_536);
  expect(isTrimmed).toBe(true);
  expect(length).toBeLessThan(3_000);
  expect((value as Answered).data.article.id).toBe(7);
});

test("a text that is too long is emptied, and does not count towards the size", () => {
  const { value, length } = trimmed(answer({ article: { title: "а".repeat(1_000_000), id: 7 } }), 65_536);
  expect(value).toMatchObject({ data: { article: { title: "", id: 7 } }, status: 200 });
  expect(length).toBeLessThan(200);
});
