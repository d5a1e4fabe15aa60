import { setImmediate } from "node:timers/promises";

const SLICE_MS = 4;

/** Goes through a long list without blocking the event loop: requests are answered between the slices. */
export async function eachInSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}

export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  await eachInSlices(items, (item) => void results.push(work(item)));
  return results;
}
