import { expect, test } from "vitest";
import { blockExamples, blockTexts } from "./block.ts";

test("texts are only what readers see: no addresses, file names, services or icons", () => {
  const texts = Object.values(blockExamples)
    .flat()
    .flatMap((block) => blockTexts(block));
  expect(texts).toContain("ребёнка на сгибе локтя");
  expect(texts.join(" ").replaceAll(/<[^>]+>/g, "")).not.toMatch(/https?:|svg|rutube|#dialysis|5\.1|unordered/i);
});
