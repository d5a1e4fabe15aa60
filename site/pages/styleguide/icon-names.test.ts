import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "./icon-names.ts";

test("every named icon is in the sprite, and every icon of the sprite is named", () => {
  const sprite = readFileSync(new URL("../../ui/icons.svg", import.meta.url), "utf8");
  const drawn = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual(iconNames.toSorted());
});
