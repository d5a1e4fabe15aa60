import { Hono } from "hono";
import { expect, test } from "vitest";
import { links, text } from "../../tests/support/read-html.ts";
import { FOR_KEEPING } from "../http/request-log.ts";
import { createAdmissions, overload } from "./overload.ts";

/** The site behind admission control, each answer held back until the test releases it. */
function site() {
  const admissions = createAdmissions({ isApiElsewhere: false, now: () => performance.now() });
  const app = new Hono();
  app.use(
    overload({ admissions, limits: { take: async () => null, isRepeat: async () => false }, visitorOf: () => ({}) }),
  );
  const held: (() => void)[] = [];
  app.all("*", async (c) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return c.text("page");
  });
  const answered: number[] = [];
  const ask = (path: string, count: number, init: RequestInit = {}, env = {}) => {
    for (let n = 0; n < count; n++) {
      void Promise.resolve(app.request(path, init, env)).then(({ status }) => answered.push(status));
    }
  };
  return { app, admissions, held, answered, ask };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ["searches", "/search?q=диализ", "GET", 128],
  ["searches", "/api/search", "POST", 128],
  ["pages", "/about", "GET", 504],
  ["pages", "/search", "GET", 504],
  ["pages", "/api/content/articles", "GET", 504],
  ["forms", "/forms/question", "GET", 1008],
  ["forms", "/en/forms/question", "POST", 1008],
  ["forms", "/api/company/feedback", "POST", 1008],
] as const)("so many %s at %s are in flight (%s), the next is rejected", async (kind, path, method, most) => {
  const { app, admissions, ask, answered } = site();
  ask(path, most, { method });
  await turn();
  expect([answered, admissions[kind].counts]).toMatchObject([[], { refused: 0 }]);
  const { inFlight, waiting } = admissions[kind].counts;
  expect(inFlight + waiting).toBe(most);
  const refused = await app.request(path, { method });
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(admissions[kind].counts.refused).toBe(1);
});

test("a flood of one kind does not block the others, and once it ends the next request is served at once", async () => {
  const { app, admissions, ask, held, answered } = site();
  ask("/search?q=диализ", 200);
  ask("/about", 600);
  await turn();
  const before = held.length;
  ask("/forms/question", 1, { method: "POST" });
  ask("/about", 1, {}, FOR_KEEPING);
  await turn();
  expect([held.length - before, admissions.forms.counts.inFlight, admissions.kept.counts.inFlight]).toEqual([2, 1, 1]);
  while (held.length > 0) {
    for (const answer of held.splice(0)) answer();
    await turn();
  }
  expect(answered.filter((status) => status === 503)).toHaveLength(72 + 96);
  const next = app.request("/about");
  await turn();
  held[0]?.();
  expect((await next).status).toBe(200);
});

test("a rejected visitor is told in the page's language whom to call; a rejected post, that it was not sent", async () => {
  const { app, ask } = site();
  ask("/about", 600);
  ask("/forms/question", 1100, { method: "POST" });
  await turn();
  const english = await (await app.request("/en/about")).text();
  expect(text(english, "html[lang=en]")).toMatch(/too many visitors.*103 or 112/);
  const russian = await (await app.request("/forms/question", { method: "POST" })).text();
  expect(text(russian, "html[lang=ru]")).toMatch(/Отправить не получилось.*103 или 112/);
  for (const html of [english, russian]) expect(links(html)).toContainEqual(expect.stringMatching(/^tel:\+7\d{10}$/));
  const call = await app.request("/api/content/articles", { headers: { "X-Locale": "en" } });
  expect([call.status, await call.json()]).toEqual([503, { status: 503, message: expect.stringMatching(/busy.*\+7/) }]);
});
