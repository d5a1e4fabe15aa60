import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { yieldToEventLoop } from "./yield-to-event-loop.server.ts";

test("yields to other work between pages that waited for the same answer", async () => {
  const heard: string[] = [];
  const pages = ["first", "second", "third"].map((page) => yieldToEventLoop().then(() => heard.push(page)));
  const others = (async () => {
    for (let turn = 0; turn < 9; turn++) {
      await setImmediate();
      heard.push("other");
    }
  })();
  await Promise.all([...pages, others]);
  expect(heard.join(" ")).toMatch(/first (other )+second (other )+third/);
});

test("who comes first does not wait for the pages before", async () => {
  const heard: string[] = [];
  const pages = ["first", "second", "third"].map((page) => yieldToEventLoop().then(() => heard.push(page)));
  await Promise.all([...pages, yieldToEventLoop({ isFirst: true }).then(() => heard.push("form"))]);
  expect(heard).toEqual(["form", "first", "second", "third"]);
});
