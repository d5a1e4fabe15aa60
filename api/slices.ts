import { createTimeSlices } from "#contract/time-slices.ts";

const SLICE_MS = 4;

/** Iterates over a long list without blocking the event loop: requests are handled between the slices. */
export async function eachInSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  sliceMs = SLICE_MS,
): Promise<void> {
  const slices = createTimeSlices(sliceMs);
  for (const item of items) {
    work(item);
    if (slices.isOver()) await slices.yieldToEventLoop();
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
