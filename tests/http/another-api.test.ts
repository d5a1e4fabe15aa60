import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { formNames } from "#contract/forms/forms.ts";
import { type Fault, goodAnswer, startFaultyApi } from "../support/faulty-api.ts";
import { filled, postForm } from "../support/forms.ts";
import { type RunningServer, runNode, startServer } from "../support/server.ts";

// The site on somebody else's API, and on that API's bad days. Nothing is timed here: what is counted are calls.
let api: Awaited<ReturnType<typeof startFaultyApi>>;
let site: RunningServer;
beforeAll(async () => {
  api = await startFaultyApi();
  site = await startServer({ API_BASE_URL: api.base, ACCOUNT_ID: "secret-account", MEDIA_HOSTS: "pictures.example" });
  await fetch(site.origin);
});
afterEach(() => {
  api.fail();
  api.answer();
});
afterAll(async () => {
  await site.stop();
  api.close();
});

let pages = 0;
/** An address that nobody has asked for yet, so that no kept page stands in. */
const fresh = () => `/page-${++pages}`;
const isArticle = (path: string) => path.startsWith("/content/articles/alias/");

const load = async (path: string, headers: Record<string, string> = {}) => {
  api.calls.length = 0;
  const response = await fetch(site.origin + path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const expectError = ({ status, headers, html }: Awaited<ReturnType<typeof load>>, expected: number) => {
  expect(status).toBe(expected);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(html).toMatch(/href="tel:\+7\d{10}"/);
  for (const urgent of ["103", "112"]) expect(html).toContain(`href="tel:${urgent}"`);
};

test("a page asks each thing once, whoever on it wants it", async () => {
  expect((await load(fresh())).status).toBe(200);
  const asked = api.calls.map(({ method, path, query, body }) => `${method} ${path}${query} ${body}`);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual([]);
});

test("what all pages read alike is kept for as long as pages are", async () => {
  await load(fresh());
  await load(fresh());
  const asked = api.calls.map(({ path }) => path);
  expect(asked).not.toContain("/company/addresses");
  expect(asked.some(isArticle)).toBe(true);
});

test("the visitor's address and the account go along", async () => {
  await load(fresh());
  for (const { headers } of api.calls) {
    expect(headers["x-forwarded-for"]).toMatch(/^(::1|127\.0\.0\.1)$/);
    expect(headers["x-account"]).toBe("secret-account");
  }
});

const inTheLog: Partial<Record<Fault, RegExp>> = {
  floods: /answer is bigger than 8388608 bytes/,
  explodes: /answer is bigger than 8388608 bytes/,
  "sends elsewhere": /sends the call on, to another origin/,
  "sends around": /sends the call on, again and again/,
};

/** What a hanging API costs at most: 9 calls of each of 50 visitors would be 450. */
const MOST_AT_ONCE = 64;

test.each<[Fault, number]>([
  ["hangs", 504],
  ["drips", 504],
  ["floods", 500],
  ["explodes", 500],
  ["sends elsewhere", 500],
  ["sends around", 500],
  ["hangs up", 500],
  ["breaks", 500],
  ["says nothing readable", 500],
])(
  "on an API that %s a page is told of, or stands without what it can do without; after that all is well",
  async (fault, status) => {
    const [vital, whole] = [fresh(), fresh()];
    const before = site.output().length;
    api.fail((path) => (path.endsWith(whole) ? undefined : fault));
    const [broken, partial] = await Promise.all([load(vital), load(whole)]);
    expectError(broken, status);
    expect([partial.status, partial.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(partial.html).toContain("О чём она");
    expect(api.calls.filter(({ path }) => path === "/elsewhere")).toEqual([]);
    const said = inTheLog[fault];
    if (said) expect(site.output().slice(before)).toMatch(said);
    api.fail();
    expect((await load(vital)).status).toBe(200);
    expect((await load(whole)).headers.get("Cache-Control")).toContain("s-maxage");
  },
);

test("fifty visitors on an API that hangs hold few calls, and the first one after has the page", async () => {
  api.fail(() => "hangs");
  const paths = Array.from({ length: 50 }, fresh);
  for (const answer of await Promise.all(paths.map((path) => load(path)))) expectError(answer, 504);
  expect(api.mostAtOnce()).toBeLessThanOrEqual(MOST_AT_ONCE);
  // From now on one call of a kind tries, for all who come.
  api.calls.length = 0;
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(site.origin + path)).status));
  expect(new Set(statuses)).toEqual(new Set([504]));
  expect(api.calls.length).toBeLessThanOrEqual(30);
  api.fail();
  expect((await load(fresh())).status).toBe(200);
});

describe("an API that says no", () => {
  const saying = (status: unknown, message: unknown = "", httpStatus = 200) =>
    api.answer(({ path }) => (isArticle(path) ? { status: httpStatus, body: { status, message } } : undefined));

  test.each([
    [404, 404],
    [403, 403],
    ["418", 418],
    [599, 599],
    [302, 500],
    [0, 500],
    [-1, 500],
    [600, 500],
    [99_999, 500],
  ])("with status %s: the visitor gets %s", async (status, shown) => {
    saying(status);
    expectError(await load(fresh()), shown);
  });

  test("by HTTP alone is understood too", async () => {
    api.answer(({ path }) => (isArticle(path) ? { status: 404, body: ["no"] } : undefined));
    expectError(await load(fresh()), 404);
  });

  test("with a message shows it, and not more of it than a visitor reads", async () => {
    saying(403, "Нет доступа");
    expect((await load(fresh())).html).toContain("Нет доступа");
    saying(403, "<b>много\n</b>".repeat(5000));
    const { html } = await load(fresh());
    const lead = /<p class="lead">([^<]*)/.exec(html)?.[1] ?? "";
    expect(lead.replaceAll(/&lt;|&gt;/g, "<").length).toBeLessThanOrEqual(300);
    expect(lead).toContain("много");
    saying(403, { not: "a text" });
    expect((await load(fresh())).status).toBe(403);
  });
});

test("pictures come from where the policy lets them; of others the caption stays", async () => {
  const image = (url: string, caption: string) => ({ type: "image", data: { file: { url }, caption } });
  const content = [
    image("https://evil.example/a.jpg", "Чужая"),
    image("https://pictures.example/b.jpg", "Знакомая"),
    image(`${api.base}/media/c.jpg`, "Своя"),
  ];
  api.answer(({ path }) => {
    if (!isArticle(path)) return undefined;
    const { body } = goodAnswer(path) as { body: { data: { article: object } } };
    return { body: { status: 200, data: { article: { ...body.data.article, content } } } };
  });
  const { html, headers } = await load(fresh());
  expect(html).not.toContain("evil.example");
  for (const caption of ["Чужая", "Знакомая", "Своя"]) expect(html).toContain(caption);
  for (const url of ["https://pictures.example/b.jpg", `${api.base}/media/c.jpg`])
    expect(html).toContain(`src="${url}"`);
  expect(headers.get("Content-Security-Policy")).toContain(`img-src 'self' ${api.base} pictures.example;`);
});

describe("what visitors send to somebody else's API", () => {
  /** The fields that every content API takes, and nothing of our own. */
  const PAYLOAD = ["attaches", "caller", "content", "email", "extra", "phone", "type"];
  const posts = () => api.calls.filter(({ method, path }) => method === "POST" && path === "/company/feedback");
  const post = (name: string, fields: Record<string, string | Blob>) => {
    api.calls.length = 0;
    return postForm(site.origin, `/forms/${name}`, fields);
  };

  test.each([
    ["says no more than 200", { status: 200 }],
    ["has another shape", { status: 200, data: { feedback: { id: 17 } } }],
    ["gives no data", { status: 200, data: null }],
  ])("an API that %s has accepted it", async (_what, body) => {
    api.answer(({ method, path }) => (method === "POST" && path === "/company/feedback" ? { body } : undefined));
    for (const name of formNames) {
      const { status, html } = await post(name, {
        ...filled[name],
        centre: "",
        ...("centre" in filled[name] && { centre: "a" }),
      });
      expect([name, status]).toEqual([name, 200]);
      expect(html).toMatch(/form-result" data-sent=""/);
      expect(html).toMatch(/href="tel:\+78000000000"/);
      const [sent, ...more] = posts().map((one) => JSON.parse(one.body) as object);
      expect(more).toEqual([]);
      expect(Object.keys(sent ?? {}).toSorted()).toEqual(PAYLOAD);
      expect(sent).toMatchObject({ type: 7 });
    }
  });

  test("a file is sent along by its id, and one that is too big or of another kind is refused here", async () => {
    api.answer(({ method, path }) => {
      if (method === "POST" && path === "/media/files") return { body: { status: 200, data: { file: { id: 41 } } } };
      return method === "POST" ? { body: { status: 200 } } : undefined;
    });
    const resume = new File(["Резюме"], "моё резюме.txt");
    expect((await post("vacancy", { ...filled.vacancy, resume })).status).toBe(200);
    expect(posts().map(({ body }) => JSON.parse(body) as object)).toMatchObject([{ attaches: ["41"] }]);
    for (const bad of [new File(["MZ"], "a.exe"), new File([new Uint8Array(5 * 1024 * 1024 + 1)], "a.txt")]) {
      api.calls.length = 0;
      const body = new FormData();
      body.set("file", bad);
      const headers = { Origin: site.origin };
      const refused = await fetch(`${site.origin}/forms/vacancy/files`, { method: "POST", headers, body });
      expect(refused.status).toBe(422);
      expect(api.calls).toEqual([]);
    }
  });

  test("what is wrong is told here, and who posts too often is told to wait; the API hears of neither", async () => {
    const tell = async () => (await post("question", { message: "" })).status;
    expect(await tell()).toBe(422);
    const statuses = new Set<number>();
    for (let n = 0; n < 60; n++) {
      statuses.add(await tell());
      expect(posts()).toEqual([]);
    }
    expect(statuses).toEqual(new Set([422, 429]));
    const { status, html, headers } = await post("question", filled.question);
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(html).toMatch(/через \d+\u00a0?\s?мин/);
    expect(posts()).toEqual([]);
  });
});

describe("npm run check-api", () => {
  const check = async () => {
    const run = runNode(["scripts/check-api.ts", api.base]);
    return { code: await run.exit, said: run.output() };
  };

  test("is content with an API that answers, and names what visitors miss without a call", async () => {
    const { code, said } = await check();
    expect(said).toContain("ok GET /content/articles/alias/{alias}");
    expect(said).toMatch(/– {2}GET \/core\/variables\/key\/\{key\}: it says 404/);
    expect([code, said]).toEqual([0, expect.stringContaining("The site can live on this API")]);
    const tried = new Set(api.calls.map(({ method, path }) => `${method} ${path}`));
    expect([...tried].filter((call) => /^POST \/(company|media)/.test(call))).toEqual([]);
  });

  test("ends with 1 where something vital is missing", async () => {
    api.fail((path) => (path === "/entities/gett" ? "says nothing readable" : undefined));
    const { code, said } = await check();
    expect(said).toMatch(
      /NO {2}POST \/entities\/gett: the API answered 200 without an envelope\. Without it: no centers/,
    );
    expect([code, said]).toEqual([1, expect.stringContaining("cannot live")]);
  });
});
