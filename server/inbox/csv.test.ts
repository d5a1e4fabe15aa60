import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("marked as UTF-8, lines end as RFC 4180 says, quotes are doubled", () => {
  expect(toCsv(["name", "message"], [["Анна, мама", 'Сказала: "спасибо"\nи ушла']])).toBe(
    '\ufeffname,message\r\n"Анна, мама","Сказала: ""спасибо""\nи ушла"\r\n',
  );
});

test.each(["=1+1", "+79161234567", "-2", "@SUM(A1)", "\t=1", "\r=1", "  =1", "\u200b=1", "＝1"])(
  "%j is not a formula",
  (value) => {
    const [, line = ""] = toCsv(["x"], [[value]]).split("\r\n");
    expect(line.replace(/^"/, "").startsWith("'")).toBe(true);
  },
);

test("an ordinary cell stays as it is", () => {
  expect(toCsv(["x"], [["R-7K4M-2HXP"]])).toContain("\r\nR-7K4M-2HXP\r\n");
});
