import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "./icon-names.ts";

test("every icon that can be named is drawn in the sprite, and the other way round", () => {
  const sprite = readFileSync(new URL("../../ui/icons.svg", import.meta.url), "utf8");
  const drawn = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual(iconNames.toSorted());
});
