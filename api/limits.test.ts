import { expect, test } from "vitest";
import { createLimits } from "./limits.ts";

async function timesUntilRefused(
  name: "sendFeedback" | "uploadFile",
  addresses: string[],
): Promise<[number, number | null]> {
  const limits = createLimits();
  for (let n = 0; n < 100; n++) {
    const wait = await limits.take(name, { address: addresses[n % addresses.length] });
    if (wait !== null) return [n, wait];
  }
  return [100, null];
}

test("60 posts in ten minutes and 30 uploads an hour from one address", async () => {
  expect(await timesUntilRefused("sendFeedback", ["10.1.1.1"])).toEqual([60, 600]);
  expect(await timesUntilRefused("uploadFile", ["10.1.1.1"])).toEqual([30, 3600]);
});

test("a /64 of IPv6 is one address, however it is written; two of them are two", async () => {
  expect(
    await timesUntilRefused("uploadFile", ["2001:db8:0:1::1", "2001:0db8::1:0:0:0:2", "2001:db8:0:1:ffff::"]),
  ).toEqual([30, 3600]);
  expect(await timesUntilRefused("uploadFile", ["2001:db8:0:1::1", "2001:db8:0:2::1"])).toEqual([60, 3600]);
});

test("reading is not limited, and neither is a caller nobody knows", async () => {
  const limits = createLimits();
  for (let n = 0; n < 100; n++) {
    expect(await limits.take("articles", { address: "10.1.1.1" })).toBeNull();
    expect(await limits.take("sendFeedback", undefined)).toBeNull();
  }
});
