import { describe, expect, test } from "vitest";
import { completePhone, formatPhone, isPhone, maskPhone, normalisePhone } from "./phone.ts";

test.each([
  ["+78000000000", "+7 (800) 000-00-00"],
  ["89161234567", "+7 (916) 123-45-67"],
  ["9161234567", "+7 (916) 123-45-67"],
  ["8 (812) 000-00-00", "+7 (812) 000-00-00"],
])("%s is shown as %s", (given, shown) => {
  expect(formatPhone(given)).toBe(shown);
});

test.each(["", "123", "+1 202 555 01 00 00", "99161234567"])("%j is not a Russian phone", (given) => {
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
  ["7051234567", "+77051234567"],
  ["call me", "call me"],
  ["+7 (916) 123", "+7916123"],
  ["00 44 20 7946 0000", "+442079460000"],
  ["8-10 44 20 7946 0000", "+442079460000"],
  ["810442079460000", "+442079460000"],
  ["007 916 123-45-67", "+79161234567"],
  ["8107 916 123-45-67", "+79161234567"],
  ["8 (800) 000-00-00", "+78000000000"],
  ["+7 (000) 000-00-00", "+70000000000"],
])("%s is kept as %s", (given, kept) => {
  expect(normalisePhone(given)).toBe(kept);
});

test.each([
  ["+79161234567", true],
  ["+442079460958", true],
  ["+7916123456", false],
  ["+791612345678", false],
  ["89161234567", false],
  ["+1234567890123456", false],
  ["+01234567890", false],
  ["+00442079460000", false],
])("%s can be called: %s", (phone, can) => {
  expect(isPhone(phone)).toBe(can);
});

const WHOLE = "+7 (916)-123-45-67";

describe("the mask", () => {
  test.each(["89161234567", "79161234567", "+79161234567", "9161234567", "8 (916) 123-45-67", "+7 916 123 45 67"])(
    "%s, pasted at once or typed character by character, gives the same number",
    (number) => {
      expect(maskPhone(number)).toBe(WHOLE);
      expect(typed(number)).toBe(WHOLE);
      expect(normalisePhone(maskPhone(number))).toBe("+79161234567");
    },
  );

  test.each([
    ["", ""],
    ["+", "+"],
    ["8", "+7"],
    ["7", "+7"],
    ["9", "+7 (9"],
    ["495", "+7 (495"],
    ["+7 (916", "+7 (916"],
    ["+7 (916)-1", "+7 (916)-1"],
    ["88000000000", "+7 (800)-000-00-00"],
    ["8000000000", "+7 (800)-000-00-00"],
    ["7051234567", "+7 (705)-123-45-67"],
    ["+7 (843)-123-45-678", "+7 (843)-123-45-67"],
    ["+7 (916)-123-45-678", WHOLE],
    ["+44 20 7946 0958", "+442079460958"],
    ["+375 (29) 123-45-67", "+375291234567"],
    ["375291234567", "+375291234567"],
    ["call me", ""],
    ["0", "0"],
    ["00", "+"],
    ["00442079460000", "+442079460000"],
    ["810442079460000", "+442079460000"],
    ["0079161234567", WHOLE],
  ])("%j becomes %j, and formatting it again changes nothing", (raw, masked) => {
    expect(maskPhone(raw)).toBe(masked);
    expect(maskPhone(masked)).toBe(masked);
  });

  test("a call abroad, typed key by key, is that country's number", () => {
    expect(typed("00442079460000")).toBe("+442079460000");
    expect(typed("0079161234567")).toBe(WHOLE);
    expect(maskPhone("+7 (104", "8")).toBe("+4");
    expect(maskPhone("+7 (104", "7")).toBe("+7 (104");
    expect(maskPhone("+7 (916", "8")).toBe("+7 (916");
  });

  function typed(signs: string): string {
    return [...signs].reduce((value, sign) => maskPhone(value + sign), "");
  }
});

describe("ten digits typed without a prefix", () => {
  test.each([
    ["7771234567", "+7 (777)-123-45-67"],
    ["7001234567", "+7 (700)-123-45-67"],
    ["8431234567", "+7 (843)-123-45-67"],
    ["8121234567", "+7 (812)-123-45-67"],
  ])("%s is a whole number", (digits, whole) => {
    expect(completePhone(maskPhone(digits.slice(0, 9)) + digits.slice(9), digits.charAt(0))).toBe(whole);
  });

  test.each(["8916123456", "7916123456", "8495123456"])("%s lacks a digit: no area code begins so", (digits) => {
    const masked = maskPhone(`+7${digits.slice(1)}`);
    expect(completePhone(masked, digits.charAt(0))).toBe(masked);
  });

  test.each(["", "+7 (771)-234-56-78", "+44207946", "+7 (771)-234-56-7"])("%j stays", (masked) => {
    expect(completePhone(masked, "")).toBe(masked);
  });
});
