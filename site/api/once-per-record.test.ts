import { expect, test, vi } from "vitest";
import { oncePerRecord } from "./once-per-record.ts";

test("makes a result once for each record, also if it is nothing", () => {
  const make = vi.fn((record: { name: string }) => record.name || undefined);
  const made = oncePerRecord(make);
  const [one, same, empty] = [{ name: "one" }, { name: "one" }, { name: "" }];
  expect([made(one), made(one), made(same), made(empty), made(empty)]).toEqual([
    "one",
    "one",
    "one",
    undefined,
    undefined,
  ]);
  expect(make.mock.calls).toEqual([[one], [same], [empty]]);
});
