import { afterAll, beforeAll, expect, test } from "vitest";
import { en } from "#site/i18n/en.ts";
import { ru } from "#site/i18n/ru.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test.each([
  ["/%E0%A4%A", ru],
  ["/about/%E0%A4%A", ru],
  ["/en/%E0%A4%A", en],
])("the unreadable address %s is 400, in the visitor's language", async (path, { error }) => {
  const response = await fetch(server.origin + path);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(error.badRequest);
});

test("an unreadable address of the API is a 400 envelope", async () => {
  const response = await fetch(`${server.origin}/api/content/articles/alias/%E0%A4%A`, {
    headers: { "X-Account": "renaria" },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ status: 400 });
});

test.each([
  "/assets/nothing.js",
  "/assets/%E0%A4%A",
  "/assets/..%2f..%2fpackage.json",
  "/assets/../../package.json",
  "/package.json",
])("%s gives away no file", async (path) => {
  const response = await fetch(server.origin + path);
  expect([400, 404]).toContain(response.status);
  expect(await response.text()).not.toContain("devDependencies");
});

test("a language nobody speaks here is refused, and no cookie is set", async () => {
  const response = await fetch(`${server.origin}/locale`, {
    method: "POST",
    headers: { Origin: server.origin },
    body: new URLSearchParams({ locale: "fr" }),
  });
  expect(response.status).toBe(400);
  expect(response.headers.get("Set-Cookie")).toBeNull();
});

test("a choice of language that is no form is refused in words; by address one is led home", async () => {
  const response = await fetch(`${server.origin}/locale`, {
    method: "POST",
    headers: { Origin: server.origin },
    body: "{}",
  });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("Выберите язык")]);
  expect((await fetch(`${server.origin}/locale`, { redirect: "manual" })).headers.get("Location")).toBe("/");
});

test.each(["/api", "/api/nothing", "/api/content/articles/"])("%s is an envelope, not a page", async (path) => {
  const response = await fetch(server.origin + path, { headers: { "X-Account": "renaria" } });
  expect([response.status, await response.json()]).toEqual([404, { status: 404, message: "Не найдено" }]);
});

test.each(["PUT", "DELETE", "PATCH"])("%s on a page is refused", async (method) => {
  const response = await fetch(`${server.origin}/about`, { method, headers: { Origin: server.origin } });
  expect(response.status).toBe(405);
});

test("nothing of it reached the log as an error", () => {
  expect(server.output()).not.toMatch(/"level":50/);
});
