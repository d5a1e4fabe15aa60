import { expect, test } from "vitest";
import { formatPhone, normalisePhone } from "./phone.ts";

test.each([
  ["+78000000000", "+7 (800) 000-00-00"],
  ["89161234567", "+7 (916) 123-45-67"],
  ["9161234567", "+7 (916) 123-45-67"],
  ["8 (812) 000-00-00", "+7 (812) 000-00-00"],
])("%s is shown as %s", (given, shown) => {
  expect(formatPhone(given)).toBe(shown);
});

test.each(["", "123", "+1 202 555 01 00 00", "99161234567"])("%j is no Russian phone", (given) => {
  expect(formatPhone(given)).toBeNull();
});

test.each([
  ["89161234567", "+79161234567"],
  ["8 (916) 123-45-67", "+79161234567"],
  ["+7 (916)-123-45-67", "+79161234567"],
  ["79161234567", "+79161234567"],
  ["9161234567", "+79161234567"],
  ["+7.916.123.45.67", "+79161234567"],
  ["+7 916 123\u201145\u201367", "+79161234567"],
  ["+1 (202) 555-0100", "+12025550100"],
  ["call me", "call me"],
  ["+7 (916) 123", "+7916123"],
])("%s is kept as %s", (given, kept) => {
  expect(normalisePhone(given)).toBe(kept);
});
