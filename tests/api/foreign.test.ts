import { expect, test } from "vitest";
import { ApiRejection, createClient } from "#site/api/client.server.ts";
import { createHttpClient } from "#site/api/foreign-api/http-client.server.ts";
import { ACCOUNT, listenOn } from "../support/api.ts";

async function answering(body: string) {
  const { base, close } = await listenOn(() => new Response(body));
  return {
    client: createClient(createHttpClient({ baseUrl: `${base}/api/`, account: ACCOUNT }), { locale: "ru" }),
    close,
  };
}

test("rejects with the whole envelope, even when the HTTP status is 200", async () => {
  const { client, close } = await answering('{"status":409,"message":"Taken","errors":{"id":["no"]}}');
  const error = await client.addresses({}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiRejection);
  expect((error as ApiRejection).envelope).toEqual({ status: 409, message: "Taken", errors: { id: ["no"] } });
  close();
});

test.each(['{"addresses":"none"}', '"none"', "3"])(
  "rejects %s, which is not a valid answer of the call",
  async (data) => {
    const { client, close } = await answering(`{"status":200,"data":${data}}`);
    await expect(client.addresses({})).rejects.toThrow("cannot be read");
    close();
  },
);

test.each([
  ["none", ""],
  ["others", ',"matches":{"11":"<b>a</b>"}'],
])("accepts an API that marks no matches or has %s", async (_name, more) => {
  const group = `{"type":"default","id":"2.2","ids":[11],"pages":1${more}}`;
  const { client, close } = await answering(`{"status":200,"data":{"search":[${group}]}}`);
  const { search } = await client.search({ query: "диализ", filters: [{ id: "2.2", type: "default" }] });
  expect(search).toEqual([{ type: "default", id: "2.2", ids: [11], pages: 1, ...(more && { matches: [] }) }]);
  close();
});

test("rejects with the message when the connection fails", async () => {
  const { client, close } = await answering("");
  close();
  await expect(client.addresses({})).rejects.toThrow("fetch failed");
});
