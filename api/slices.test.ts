import { expect, test } from "vitest";
import { mapInSlices } from "./slices.ts";

test("results come in order, and the event loop is free in between", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const spin = (n: number) => {
    for (const end = performance.now() + 1; performance.now() < end;);
    return n * 2;
  };
  const items = Array.from({ length: 60 }, (_, n) => n);
  expect(await mapInSlices(items, spin)).toEqual(items.map((n) => n * 2));
  clearInterval(timer);
  // Without slices, the timer would not have run at all.
  expect(turns).toBeGreaterThan(3);
});
