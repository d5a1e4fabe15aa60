import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { type Api, startApi } from "../support/api.ts";
import { engines } from "../support/engines.ts";
import { SAMPLE_NOW, writeSamplePack } from "../support/sample-pack.ts";
import { formsBy, good } from "../support/submissions.ts";

const NEEDLE = "ИГОЛКА";

/** What the log would contain for these errors. */
function logged(errors: unknown[]): string {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  for (const error of errors) log.error({ err: error }, "api");
  return lines.join("");
}

describe.each(engines)("on $name", ({ open }) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi((await open()).database, writeSamplePack(), SAMPLE_NOW);
  });
  afterAll(() => api.close());

  test("a submission that the database rejects does not reach the log", async () => {
    // One engine checks on insert, the other no longer has the column: both fail with the row at hand.
    const refusal =
      api.database.engine === "postgresql"
        ? sql`alter table submission add constraint refused check (payload = '')`
        : sql`alter table submission rename column payload to other`;
    await refusal.execute(api.db);
    const typed = { ...good["question"], caller: NEEDLE, content: NEEDLE, email: `${NEEDLE}@mail.example` };
    expect(await formsBy(() => api.direct).send(typed)).toEqual({ status: 500, message: "Ошибка сервера" });
    expect(api.errors).toHaveLength(1);
    const text = logged(api.errors);
    expect(text).not.toContain(NEEDLE);
    expect(text).toMatch(/"code":"\w+"/);
    expect(text).toMatch(/ at /);
  });
});

test("our own error messages are logged; those of a parser or a mail server are not", () => {
  const ours = logged([new Error("The tree has no root", { cause: new SyntaxError(NEEDLE) })]);
  expect(ours).toContain("The tree has no root");
  expect(ours).not.toContain(NEEDLE);
  const mail = Object.assign(new Error(`550 ${NEEDLE}`), {
    responseCode: 550,
    response: `550 ${NEEDLE}`,
    code: "EENVELOPE",
  });
  expect(logged([mail, NEEDLE, { text: NEEDLE }])).not.toContain(NEEDLE);
  expect(logged([mail])).toContain("EENVELOPE");
});
