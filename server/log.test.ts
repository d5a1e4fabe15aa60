import { expect, test } from "vitest";
import { describeError } from "./log.ts";

test("an error is logged with its kind, code and place, but without the row it was about", () => {
  const refused = Object.assign(new Error('new row for relation "submission" violates a constraint'), {
    name: "DatabaseError",
    code: "23514",
    severity: "ERROR",
    detail: "Failing row contains (Анна, +79161234567).",
    where: "Анна",
    table: "submission",
  });
  const told = describeError(refused);
  expect(told).toMatchObject({ type: "DatabaseError", code: "23514", table: "submission" });
  expect(told).toMatchObject({ stack: expect.stringContaining("log.test.ts") });
  expect(JSON.stringify(told)).not.toMatch(/Анна|7916/);
});

test("a contact in a message, stack or cause is masked", () => {
  const cause = new Error("550 <анна@почта.рф> unknown");
  const told = JSON.stringify(describeError(new Error("call +7 (916) 123-45-67 or anna@mail.example", { cause })));
  expect(told).not.toMatch(/anna|анна|916/);
  expect(told).toContain("550 <[e-mail]> unknown");
});

test("a thrown value that is not an error is not logged, and package paths stay readable", () => {
  expect(JSON.stringify(describeError("anna@mail.example"))).not.toContain("anna");
  const message = "cannot load /srv/node_modules/@hono/node-server/dist/index.mjs";
  expect(describeError(new Error(message))).toMatchObject({ message });
});
