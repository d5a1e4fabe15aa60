import { afterAll, beforeAll, expect, test } from "vitest";
import { receive } from "#site/api/foreign-api/receive.server.ts";
import { type Fault, startFaultyApi } from "../support/faulty-api.ts";

// How much of an answer is read. A page's deadline may come first on a busy machine, so no page is requested here.
let api: Awaited<ReturnType<typeof startFaultyApi>>;
beforeAll(async () => {
  api = await startFaultyApi();
});
afterAll(() => api.close());

const read = () => {
  const sent = { method: "GET", headers: {}, body: null, signal: new AbortController().signal };
  return receive(`${api.base}/content/articles`, sent, async ({ text }) => text);
};

test.each<[Fault, RegExp]>([
  ["floods", /answer is bigger than 8388608 bytes/],
  ["explodes", /answer is bigger than 8388608 bytes/],
  ["babbles", /long answer is not JSON/],
])("an API that %s is read up to the limit only, and the next answer is read completely", async (fault, why) => {
  api.fail(() => fault);
  await expect(read()).rejects.toThrow(why);
  const records = Array.from({ length: 10_000 }, (_, id) => ({ id, title: 'Раз \\ "два"' }));
  const body = { status: 200, data: { articles: records } };
  api.fail();
  api.answer(() => ({ body }));
  expect(JSON.parse(await read())).toEqual(body);
});
