import { expect, test } from "vitest";
import { sampleSite } from "../../../tests/support/sample-site.ts";
import { readyBlocks } from "./ready-blocks.server.ts";

const site = sampleSite({});

test.each([
  ["https://renaria.example/contacts?a=1", "/contacts?a=1"],
  ["https://renaria.example", "/"],
  ["https://renaria.example.evil.example/contacts", "https://renaria.example.evil.example/contacts"],
  ["http://renaria.example/contacts", "http://renaria.example/contacts"],
  ["/contacts", "/contacts"],
  ["#dialysis", "#dialysis"],
  ["tel:+78000000000", "tel:+78000000000"],
])("a button to %s leads to %s", async (url, address) => {
  const ready = await readyBlocks(site, [{ type: "button", data: { text: "Раз", url } }]);
  expect(ready).toMatchObject([{ data: { url: address } }]);
});
