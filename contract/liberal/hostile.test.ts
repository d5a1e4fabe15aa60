import { expect, test } from "vitest";
import { isTangled } from "../html-measures.ts";
import { hostileRecords } from "../../tests/support/foreign-api/hostile.ts";
import { Article } from "../records/article.ts";
import { bounds } from "./bounds.ts";
import { Fault, readLiberally } from "./read.ts";

/** How many parts a value has, including its texts, and how deep it is: measures that do not depend on time. */
function measure(value: unknown, depth = 0): { parts: number; signs: number; depth: number } {
  if (typeof value === "string") return { parts: 1, signs: value.length, depth };
  if (typeof value !== "object" || value === null) return { parts: 1, signs: 0, depth };
  const all = Object.values(value).map((one) => measure(one, depth + 1));
  return {
    parts: all.reduce((sum, one) => sum + one.parts, 1),
    signs: all.reduce((sum, one) => sum + one.signs, 0),
    depth: all.reduce((most, one) => Math.max(most, one.depth), depth),
  };
}

test.each(Object.entries(hostileRecords()))("%s is shortened or dropped", (_name, record) => {
  const read = readLiberally(Article, { locale: "ru", translations: ["ru"], ...record });
  expect(read).not.toBeInstanceOf(Fault);
  const { parts, signs, depth } = measure(read);
  expect(parts).toBeLessThan(bounds.parts * 8);
  expect(signs).toBeLessThan(1_000_000);
  expect(depth).toBeLessThan(bounds.depth * 2);
});

test.each([
  "<b>".repeat(5_000),
  "<b></i>".repeat(200),
  "<a><b>".repeat(40),
  "<p><b></p>".repeat(60),
  "<i>x</i>".repeat(3_000),
])("%#: markup that would be slow to parse is not parsed", (text) => {
  expect(isTangled(text)).toBe(true);
});

test.each(["<p>Раз</p>".repeat(100), "<a href='/x'>раз</a> <b>два</b> ".repeat(100)])(
  "%#: ordinary text is parsed",
  (text) => {
    expect(isTangled(text)).toBe(false);
  },
);
