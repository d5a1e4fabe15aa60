import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("starts with a BOM, ends lines as RFC 4180 says and doubles quotes", () => {
  expect(toCsv(["name", "message"], [["Анна, мама", 'Сказала: "спасибо"\nи ушла']])).toBe(
    '\ufeffname,message\r\n"Анна, мама","Сказала: ""спасибо""\nи ушла"\r\n',
  );
});

test.each(["=1+1", "+79161234567", "-2", "@SUM(A1)", "\t=1", "\r=1", "  =1", "\u200b=1", "＝1"])(
  "%j is escaped so that it is not a formula",
  (value) => {
    const [, line = ""] = toCsv(["x"], [[value]]).split("\r\n");
    expect(line.replace(/^"/, "").startsWith("'")).toBe(true);
  },
);

test("an ordinary cell is left as it is", () => {
  expect(toCsv(["x"], [["R-7K4M-2HXP"]])).toContain("\r\nR-7K4M-2HXP\r\n");
});
