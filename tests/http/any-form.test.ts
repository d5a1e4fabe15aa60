import * as fc from "fast-check";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formNames } from "#contract/forms/forms.ts";
import { locales } from "#contract/locale.ts";
import { engines } from "../support/engines.ts";
import { filled } from "../support/forms.ts";
import { loggedErrors } from "../support/logged-errors.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const SEED = 20_261_116;
/** Runs for each form, on each engine; more with npm run test:all. */
const RUNS = process.env["TEST_ALL"] ? 200 : 10;

// Characters that are special in a database, a letter, a page or a header.
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "\0",
    "a\0b",
    "\r\nBcc: a@b.example",
    "<script>",
    "'; drop table feedback; --",
    "\ud800",
    "__proto__",
  ),
  fc.constant("я".repeat(6000)),
);
const name = fc.oneof(
  fc.constantFrom(...new Set(formNames.flatMap((form) => Object.keys(filled[form]))), "at", "key", "attach", "resume"),
  fc.constantFrom("__proto__", "constructor", "toString", "name[]", "name[x]"),
  fc.string({ unit: "binary", maxLength: 12 }),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.string({ unit: "binary", maxLength: 12 }), fc.uint8Array({ maxLength: 200 }))
      .map(([file, bytes]) => new File([bytes as Uint8Array<ArrayBuffer>], file)),
  },
);
const changes = fc.array(fc.tuple(name, value), { maxLength: 8 });

let visitors = 0;

describe.each(engines)("on $name", ({ open }) => {
  let server: RunningServer;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const { database, env } = await open();
    close = database.close;
    const dataDir = mkdtempSync(join(tmpdir(), "renaria-any-form-"));
    server = await startServer({
      DATA_DIR: dataDir,
      ...env,
      CONTENT_DIR: writeSamplePack(),
      TRUST_PROXY: "127.0.0.1,::1",
    });
  });
  afterAll(async () => {
    await server.stop();
    await close();
  });

  test.each(formNames)("no input to the form %s makes the server fail", async (form) => {
    await fc.assert(
      fc.asyncProperty(changes, fc.constantFrom(...locales), async (pairs, locale) => {
        const body = new FormData();
        for (const [field, typed] of Object.entries(filled[form])) body.set(field, typed);
        for (const [field, typed] of pairs) body.append(field, typed);
        const send = () =>
          fetch(`${server.origin}${locale === "en" ? "/en" : ""}/forms/${form}`, {
            method: "POST",
            redirect: "manual",
            body,
            headers: { Origin: server.origin, "X-Forwarded-For": `2001:db8:${(++visitors).toString(16)}::1` },
          });
        // A slow database may refuse once; an error caused by the input happens every time.
        let response = await send();
        for (let again = 0; response.status >= 500 && again < 2; again++) response = await send();
        const html = await response.text();
        expect([200, 303, 400, 409, 413, 422]).toContain(response.status);
        if (response.status !== 303) expect(html).toContain(`<html lang="${locale}"`);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(loggedErrors(server.output())).toEqual([]);
  });
});
