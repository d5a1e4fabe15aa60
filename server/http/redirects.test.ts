import { expect, test } from "vitest";
import * as fc from "fast-check";
import { addressOf } from "./redirects.ts";

test("a redirect never leads to another host, and never to another redirect", () => {
  const piece = fc.constantFrom(
    "/",
    "//",
    "ru",
    "RU",
    "en",
    "\\",
    "%2F",
    "%5c",
    ".",
    "..",
    "About",
    "evil.example",
    "%d0",
    "@",
    ":",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      // As the server sees it: after the URL parser has normalised slashes and dots.
      const { pathname } = new URL(`http://renaria.example/${pieces.join("")}`);
      const target = addressOf(pathname);
      if (target === pathname) return;
      expect(new URL(target, "https://renaria.example").host).toBe("renaria.example");
      expect(addressOf(target)).toBe(target);
    }),
  );
});
