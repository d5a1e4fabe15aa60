import { expect, test } from "vitest";
import { typeset } from "./typeset.ts";

test("a short word sticks to the next one and a dash to the previous one; nothing else changes", () => {
  const words = typeset({
    plain: "Мы не звоним ночью, и с утра тоже",
    list: ["В центре (у входа) — всё"],
    said: (where: string) => `Записаться в ${where}`,
    number: 3,
    none: null,
  });
  expect(words.plain).toBe("Мы не\u00a0звоним ночью, и\u00a0с\u00a0утра тоже");
  expect(words.list).toEqual(["В\u00a0центре (у\u00a0входа)\u00a0— всё"]);
  expect(words.said("центр")).toBe("Записаться в\u00a0центр");
  expect([words.number, words.none]).toEqual([3, null]);
});
