import { expect, test } from "vitest";
import { formatPhone } from "./phone.ts";

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
