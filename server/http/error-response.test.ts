import { Hono } from "hono";
import { expect, test } from "vitest";
import { sorry } from "./error-response.ts";

test("an unhandled error still names whom to call, and is not cached", async () => {
  const said: string[] = [];
  const say = (_about: unknown, what?: string) => void said.push(what ?? "");
  const app = new Hono();
  app.onError(sorry({ info: say, error: say } as Parameters<typeof sorry>[0]));
  app.get("/", () => {
    throw new Error("boom");
  });
  const response = await app.request("/");
  const text = await response.text();
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([500, "no-store"]);
  for (const line of text.trim().split("\n")) expect(line).toMatch(/\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}.*103.*112/);
  expect(text).not.toContain("boom");
  expect(said).toEqual(["unhandled"]);
});
