import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeByForm } from "./change.ts";
import { readVisionCookie, writeVisionCookie } from "./cookie.ts";
import {
  changeOne,
  DEFAULTS,
  FONT_SIZES,
  LETTER_SPACINGS,
  LINE_HEIGHTS,
  stepFrom,
  THEMES,
  toSettings,
} from "./settings.ts";

const someSettings = fc.record({
  enabled: fc.boolean(),
  fontSize: fc.constantFrom(...FONT_SIZES),
  showImages: fc.boolean(),
  letterSpacing: fc.constantFrom(...LETTER_SPACINGS),
  lineHeight: fc.constantFrom(...LINE_HEIGHTS),
  theme: fc.constantFrom(...THEMES),
});
const cookie = (value: string) => readVisionCookie(`locale=en; visually_impaired=${value}; x=1`);
const cookieOf = (value: unknown) => cookie(encodeURIComponent(JSON.stringify(value)));

test("the mode is off by default", () => {
  expect(readVisionCookie(null)).toEqual(DEFAULTS);
  expect(DEFAULTS).toEqual({
    enabled: false,
    fontSize: 18,
    showImages: false,
    letterSpacing: 0.005,
    lineHeight: 180,
    theme: "light",
  });
});

test.each([
  ["fontSize", 0, 18],
  ["fontSize", 20, 18],
  ["fontSize", 21, 22],
  ["fontSize", 1000, 26],
  ["fontSize", -5, 18],
  ["letterSpacing", 0, 0.005],
  ["letterSpacing", 0.02, 0.015],
  ["letterSpacing", 0.05, 0.045],
  ["letterSpacing", 3, 0.06],
  ["lineHeight", 100, 180],
  ["lineHeight", 214, 210],
  ["lineHeight", 216, 220],
  ["lineHeight", 999, 250],
])("%s %d becomes %d", (name, given, kept) => {
  expect(cookieOf({ enabled: true, [name]: given })).toEqual({ ...DEFAULTS, enabled: true, [name]: kept });
});

test.each([
  ["enabled", "true"],
  ["enabled", 1],
  ["fontSize", "26"],
  ["fontSize", null],
  ["letterSpacing", {}],
  ["lineHeight", [200]],
  ["showImages", "yes"],
  ["theme", "green"],
  ["theme", "toString"],
])("an invalid %s (%j) is ignored, and the other settings stay", (name, value) => {
  const rest = { enabled: true, fontSize: 26, showImages: true, letterSpacing: 0.06, lineHeight: 250, theme: "blue" };
  expect(cookieOf({ ...rest, [name]: value })).toEqual({
    ...rest,
    [name]: DEFAULTS[name as keyof typeof DEFAULTS],
  });
});

test.each(["", "%", "%7B", "{", "null", "[]", "true", "%E0%A4%A", "%22light%22"])(
  "an unreadable cookie (%s) counts as none",
  (value) => expect(cookie(value)).toEqual(DEFAULTS),
);

test("any settings survive being written and read", () => {
  fc.assert(
    fc.property(someSettings, (settings) => {
      const [pair = "", ...attributes] = writeVisionCookie(settings).split("; ");
      expect(readVisionCookie(pair)).toEqual(settings);
      expect(attributes).toEqual(["Path=/", "Max-Age=31536000", "SameSite=Lax"]);
    }),
  );
});

test("no input gives settings outside the allowed ones", () => {
  const field = fc.oneof(fc.jsonValue(), fc.double());
  const allowed = (settings: typeof DEFAULTS) =>
    FONT_SIZES.includes(settings.fontSize) &&
    LETTER_SPACINGS.includes(settings.letterSpacing) &&
    LINE_HEIGHTS.includes(settings.lineHeight) &&
    THEMES.includes(settings.theme) &&
    typeof settings.enabled === "boolean" &&
    typeof settings.showImages === "boolean";
  fc.assert(
    fc.property(fc.record(Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, field]))), (value) =>
      allowed(toSettings(value)),
    ),
  );
  fc.assert(fc.property(fc.anything(), (value) => allowed(toSettings(value))));
  fc.assert(fc.property(fc.string(), (value) => allowed(readVisionCookie(`visually_impaired=${value}`))));
});

describe("a change", () => {
  test.each([
    ["enabled", "true", true],
    ["fontSize", "26", 26],
    ["fontSize", "27", 26],
    ["letterSpacing", "0.045", 0.045],
    ["lineHeight", "200", 200],
    ["showImages", "true", true],
    ["theme", "blue", "blue"],
  ])("%s=%s leaves the other settings unchanged", (name, text, value) => {
    fc.assert(
      fc.property(someSettings, (settings) => {
        expect(changeOne(settings, name, text)).toEqual({ ...settings, [name]: value });
      }),
    );
  });

  test.each([
    ["fontSize", ""],
    ["fontSize", "big"],
    ["fontSize", "-1"],
    ["enabled", "yes"],
    ["theme", "18"],
    ["constructor", "true"],
    ["colour", "red"],
  ])("%s=%j is not a change", (name, text) => {
    expect(changeOne(DEFAULTS, name, text)).toBeUndefined();
  });

  test("reset restores the defaults and keeps the mode on", () => {
    fc.assert(
      fc.property(someSettings, (settings) => {
        expect(changeOne(settings, "reset", "true")).toEqual({ ...DEFAULTS, enabled: settings.enabled });
      }),
    );
  });

  test("a form changes exactly one parameter", () => {
    const form = (text: string) => {
      const data = new FormData();
      for (const [name, value] of new URLSearchParams(text)) data.append(name, value);
      return data;
    };
    expect(changeByForm(DEFAULTS, form("return=/about&theme=dark"))).toEqual({ ...DEFAULTS, theme: "dark" });
    expect(changeByForm(DEFAULTS, form("return=/about"))).toBeUndefined();
    expect(changeByForm(DEFAULTS, form("theme=dark&fontSize=22"))).toBeUndefined();
  });
});

test.each([
  { name: "font sizes", steps: FONT_SIZES },
  { name: "letter spacings", steps: LETTER_SPACINGS },
  { name: "line heights", steps: LINE_HEIGHTS },
])("$name buttons step from limit to limit and back", ({ steps }: { steps: readonly number[] }) => {
  for (const [index, step] of steps.entries()) {
    expect(stepFrom(steps, step, 1)).toBe(steps[index + 1]);
    expect(stepFrom(steps, step, -1)).toBe(steps[index - 1]);
  }
});
