import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type CallName, calls } from "#contract/calls.ts";
import { ACCOUNT, onEveryEngine } from "../support/api.ts";
import { good } from "../support/submissions.ts";

const SEED = 20_261_115;
/** On each engine. */
const RUNS = 300;
const pathsOf = (wanted: string) =>
  Object.entries(calls).flatMap(([name, { method, path }]) => (method === wanted && name !== "uploadFile" ? path : []));

// Words that the API knows and special characters, so that arbitrary input gets past the first check.
const word = fc.oneof(
  fc.constantFrom(
    "filters",
    "order",
    "with",
    "properties",
    "nested",
    "limit",
    "page",
    "id",
    "alias",
    "title",
    "asc",
    "parent",
    "__proto__",
    "constructor",
    "[]",
    "-1",
    "1e9",
  ),
  fc.string({ unit: "binary", maxLength: 12 }),
);
const key = fc
  .tuple(word, fc.array(word, { maxLength: 3 }))
  .map(([first, rest]) => first + rest.map((part) => `[${part}]`).join(""));
const query = fc.array(fc.tuple(key, word), { maxLength: 6 });
const segment = fc.oneof(word, fc.constantFrom("about", "news", "1", "29"));

const json = fc.jsonValue({ maxDepth: 4, stringUnit: "binary" });
const nearlyRight = fc.record(
  {
    query: fc.oneof(fc.string({ unit: "binary" }), json),
    filters: fc.oneof(
      json,
      fc.array(
        fc.record(
          {
            id: fc.oneof(fc.constantFrom("2.1", "2.2", 1), json),
            type: fc.constantFrom("default", "config", "x"),
            limit: json,
            page: fc.oneof(fc.integer(), json),
            conditions: json,
          },
          { requiredKeys: ["id", "type"] },
        ),
        { maxLength: 3 },
      ),
      fc.record(
        { config: fc.oneof(fc.integer(), json), ids: fc.array(fc.oneof(fc.integer(), json)), properties: json },
        { requiredKeys: [] },
      ),
    ),
    order: json,
    caller: fc.oneof(fc.string(), json),
    phone: fc.string(),
    email: fc.string(),
    content: fc.string({ unit: "binary" }),
    type: fc.oneof(fc.integer({ min: 0, max: 7 }), json),
    attaches: fc.oneof(fc.array(fc.string()), json),
    extra: json,
    consents: fc.oneof(
      fc.array(fc.record({ document: fc.constantFrom("publication", "x"), version: fc.string() })),
      json,
    ),
  },
  { requiredKeys: [] },
);

onEveryEngine((api) => {
  test("no query string makes the server fail", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...pathsOf("GET")),
        segment,
        query,
        fc.constantFrom("raw", "encoded"),
        async (path, step, pairs, how) => {
          const encode = how === "encoded" ? encodeURIComponent : (text: string) => text.replaceAll(/[\s#]/g, "");
          const url = path.replaceAll(/\{\w+\*?\}/g, () => encodeURIComponent(step.toWellFormed()) || "x");
          const search = pairs
            .map(([name, value]) => `${encode(name.toWellFormed())}=${encode(value.toWellFormed())}`)
            .join("&");
          const response = await fetch(`${api().base}${url}?${search}`, { headers: { "X-Account": ACCOUNT } });
          expect([200, 400, 404, 422]).toContain(response.status);
          expect(await response.json()).toMatchObject({ status: response.status });
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
    expect(api().errors).toEqual([]);
  });

  test("no JSON body makes the server fail", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...pathsOf("POST")), fc.oneof(json, nearlyRight), async (path, body) => {
        const response = await fetch(api().base + path, {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "X-Account": ACCOUNT },
        });
        expect([200, 400, 409, 422]).toContain(response.status);
        expect(await response.json()).toMatchObject({ status: response.status });
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(api().errors).toEqual([]);
  });

  test("input from an in-process caller is validated the same way", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...(Object.keys(calls) as CallName[])),
        fc.oneof(json, nearlyRight),
        async (name, input) => {
          const { envelope } = await api().direct(name, input, { locale: "ru" });
          expect([200, 404, 409, 422]).toContain(envelope.status);
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
    expect(api().errors).toEqual([]);
  });

  test("no character in a complete submission makes the server fail", async () => {
    const sign = fc.constantFrom("\0", "\ud800", "\u202e", "'", "\\", "ё", "\n", "a");
    const text = fc.array(sign, { minLength: 1, maxLength: 8 }).map((signs) => signs.join(""));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(good)), text, async (kind, said) => {
        const input = {
          ...good[kind],
          content: `x${said}`,
          attaches: [said],
          consents: [{ document: said, version: said }],
        };
        for (const sent of [input, { ...input, attaches: [] }]) {
          const { envelope } = await api().direct("sendFeedback", sent, { locale: "ru", idempotencyKey: `k${said}` });
          expect([200, 409, 422]).toContain(envelope.status);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(api().errors).toEqual([]);
  });
});
