import { request } from "node:http";
import { createConnection } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { en } from "#site/i18n/en.ts";
import { ru } from "#site/i18n/ru.ts";
import { loggedErrors } from "../support/logged-errors.ts";
import { text } from "../support/read-html.ts";
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
])("the malformed address %s is 400, in the visitor's language", async (path, { error }) => {
  const response = await fetch(server.origin + path);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(error.badRequest);
});

test.each([
  ["/forms/", ru],
  ["/en/about", en],
])("a post to %s, which takes none, is not called our fault", async (path, { error }) => {
  const response = await fetch(server.origin + path, { method: "POST", headers: { Origin: server.origin } });
  const html = await response.text();
  expect([response.status, text(html, "h1")]).toEqual([405, error.refused.replaceAll("\u00a0", " ")]);
  expect(html).not.toContain(error.broken);
});

test("a malformed API address is a 400 envelope", async () => {
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
])("%s exposes no file", async (path) => {
  const response = await fetch(server.origin + path);
  expect([400, 404]).toContain(response.status);
  expect(await response.text()).not.toContain("devDependencies");
});

test("an unknown language is rejected, and no cookie is set", async () => {
  const response = await fetch(`${server.origin}/locale`, {
    method: "POST",
    headers: { Origin: server.origin },
    body: new URLSearchParams({ locale: "fr" }),
  });
  expect(response.status).toBe(400);
  expect(response.headers.get("Set-Cookie")).toBeNull();
});

test("a language choice that is not a form is rejected with a message; a GET redirects home", async () => {
  const response = await fetch(`${server.origin}/locale`, {
    method: "POST",
    headers: { Origin: server.origin },
    body: "{}",
  });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("Выберите язык")]);
  expect((await fetch(`${server.origin}/locale`, { redirect: "manual" })).headers.get("Location")).toBe("/");
});

test.each(["/api", "/api/nothing", "/api/content/articles/"])("%s is an API envelope, not a page", async (path) => {
  const response = await fetch(server.origin + path, { headers: { "X-Account": "renaria" } });
  expect([response.status, await response.json()]).toEqual([404, { status: 404, message: "Не найдено" }]);
});

test.each(["PUT", "DELETE", "PATCH", "TRACE"])(
  "%s on a page or a form is rejected, whatever the origin",
  async (method) => {
    for (const headers of [{ Origin: server.origin }, { Origin: "https://evil.example" }, {}]) {
      expect(await answerTo(method, "/about", headers)).toEqual([405, "GET, HEAD, OPTIONS"]);
      expect(await answerTo(method, "/forms/question", headers)).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
    }
  },
);

test("OPTIONS and 405 answers list the methods; HEAD is answered like GET", async () => {
  expect(await answerTo("OPTIONS", "/about")).toEqual([204, "GET, HEAD, OPTIONS"]);
  expect(await answerTo("POST", "/about", { Origin: server.origin })).toEqual([405, "GET, HEAD, OPTIONS"]);
  const account = { "X-Account": "renaria" };
  expect(await answerTo("OPTIONS", "/api/search", account)).toEqual([204, "POST, OPTIONS"]);
  expect(await answerTo("PUT", "/api/media/files", account)).toEqual([405, "POST, GET, HEAD, OPTIONS"]);
  expect(await answerTo("DELETE", "/api/about/links", account)).toEqual([405, "GET, HEAD, OPTIONS"]);
  for (const path of ["/about", "/forms/question", "/search?q=диализ", "/no-such-page"]) {
    const [head] = await answerTo("HEAD", encodeURI(path));
    expect([path, head]).toEqual([path, (await fetch(server.origin + path)).status]);
  }
  expect((await answerTo("HEAD", "/api/about/links", account))[0]).toBe(200);
});

test("a request with two Host headers is rejected", async () => {
  const socket = createConnection(Number(new URL(server.origin).port), "localhost");
  socket.end("GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n");
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1.1 400 /);
});

/** fetch() does not support TRACE. */
function answerTo(method: string, path: string, headers = {}): Promise<[number | undefined, string | undefined]> {
  return new Promise((resolve, reject) => {
    request(server.origin + path, { method, headers }, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers.allow]);
    })
      .on("error", reject)
      .end();
  });
}

test("none of this was logged as an error", () => {
  expect(loggedErrors(server.output())).toEqual([]);
});
