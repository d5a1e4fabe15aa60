import { expect, test, vi } from "vitest";
import { createLimits } from "./limits.ts";

async function timesUntilRefused(
  name: "sendFeedback" | "uploadFile" | "search",
  addresses: string[],
): Promise<[number, number | null]> {
  const limits = createLimits();
  for (let n = 0; n < 500; n++) {
    const wait = await limits.take(name, { address: addresses[n % addresses.length] });
    if (wait !== null) return [n, wait];
  }
  return [500, null];
}

test("one address may make 60 posts in ten minutes, 30 uploads an hour and 120 searches a minute", async () => {
  expect(await timesUntilRefused("search", ["10.1.1.1"])).toEqual([120, 60]);
  expect(await timesUntilRefused("sendFeedback", ["10.1.1.1"])).toEqual([60, 600]);
  expect(await timesUntilRefused("uploadFile", ["10.1.1.1"])).toEqual([30, 3600]);
});

test("an IPv6 /64 counts as one address however it is written; two /64s count as two", async () => {
  expect(
    await timesUntilRefused("uploadFile", ["2001:db8:0:1::1", "2001:0db8::1:0:0:0:2", "2001:db8:0:1:ffff::"]),
  ).toEqual([30, 3600]);
  expect(await timesUntilRefused("uploadFile", ["2001:db8:0:1::1", "2001:db8:0:2::1"])).toEqual([60, 3600]);
});

test("an IPv6 /48 gets ten times the limit for all its networks together", async () => {
  const networks = (prefix: string) => Array.from({ length: 400 }, (_, n) => `${prefix}:${(n + 1).toString(16)}::1`);
  expect(await timesUntilRefused("uploadFile", networks("2001:db8:7"))).toEqual([300, 3600]);
  const two = networks("2001:db8:7").flatMap((one, n) => [one, `2001:db8:8:${(n + 1).toString(16)}::1`]);
  expect(await timesUntilRefused("uploadFile", two)).toEqual([500, null]);
});

test("a shared counter that hangs delays a request only briefly: the process falls back to its own counter", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const limits = createLimits({ query: () => new Promise(() => {}) });
  const taken = limits.take("search", { address: "10.1.1.1" });
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  expect(await taken).toBeNull();
});

test("reads are not limited, and neither are callers without a known address", async () => {
  const limits = createLimits();
  for (let n = 0; n < 100; n++) {
    expect(await limits.take("articles", { address: "10.1.1.1" })).toBeNull();
    expect(await limits.take("sendFeedback", undefined)).toBeNull();
  }
});

test("while the shared counter is unreachable, each process counts for itself", async () => {
  let asked = 0;
  const limits = createLimits({
    query: async () => {
      asked++;
      throw new Error("away");
    },
  });
  const take = () => limits.take("uploadFile", { address: "10.1.1.1" });
  for (let n = 0; n < 30; n++) expect(await take()).toBeNull();
  expect(await take()).toBe(3600);
  expect(asked).toBe(31);
});

test("the shared counter never receives addresses", async () => {
  const given: unknown[] = [];
  const expire = Date.now() + 1000;
  const limits = createLimits({
    query: async ({ values }) => {
      given.push(values);
      return { rows: [{ points: 1, expire }] };
    },
  });
  await limits.take("sendFeedback", { address: "203.0.113.77" });
  expect(given).toHaveLength(1);
  expect(JSON.stringify(given)).not.toContain("203.0.113");
});
