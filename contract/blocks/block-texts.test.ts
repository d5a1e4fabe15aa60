import { expect, test } from "vitest";
import { blockExamples, blockTexts } from "./block.ts";

test("texts are what is read: no addresses, no names of files, services or signs", () => {
  const texts = Object.values(blockExamples)
    .flat()
    .flatMap((block) => blockTexts(block));
  expect(texts).toContain("ребёнка на сгибе локтя");
  expect(texts.join(" ").replaceAll(/<[^>]+>/g, "")).not.toMatch(/https?:|svg|rutube|#dialysis|5\.1|unordered/i);
});
