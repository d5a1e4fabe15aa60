import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { formNames } from "#contract/forms/forms.ts";
import { type Fault, goodAnswer, startFaultyApi } from "../support/faulty-api.ts";
import { filled, postForm } from "../support/forms.ts";
import { attributes, has, links, text } from "../support/read-html.ts";
import { type RunningServer, runNode, startServer } from "../support/server.ts";

// The site on a third-party API, and on that API's failures. Nothing is timed here: calls are counted.
type Api = Awaited<ReturnType<typeof startFaultyApi>>;
type Pair = { api: Api; site: RunningServer };
let api: Api;
let site: RunningServer;
/** Slow scenarios run in parallel with the other tests, with an API and a server of their own. */
let beside: { drips: ReturnType<typeof badDay>; storm: ReturnType<typeof storm>; whole: Checked; lacking: Checked };
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  const [first, second] = await Promise.all([startPair(), startPair()]);
  ({ api, site } = first);
  const drips = badDay(second, "drips");
  beside = { drips, storm: drips.then(() => storm(second)), whole: check(), lacking: check("/entities/gett") };
  for (const going of Object.values(beside)) going.catch(() => {});
});
afterEach(() => {
  api.fail();
  api.answer();
});
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
});

async function startPair(): Promise<Pair> {
  const one = await startFaultyApi();
  const env = { API_BASE_URL: one.base, ACCOUNT_ID: "secret-account", MEDIA_HOSTS: "pictures.example" };
  const server = await startServer(env);
  ends.push(server.stop, one.close);
  await fetch(server.origin);
  return { api: one, site: server };
}

let pages = 0;
/** An address that nobody has requested yet, so that it is not cached. */
const fresh = () => `/page-${++pages}`;
const isArticle = (path: string) => path.startsWith("/content/articles/alias/");

const visit = async (origin: string, path: string) => {
  const response = await fetch(origin + path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const load = (path: string) => {
  api.calls.length = 0;
  return visit(site.origin, path);
};
const phones = (html: string) => links(html, "a[href^='tel:']").map((to) => to.slice("tel:".length));
const expectError = ({ status, headers, html }: Awaited<ReturnType<typeof load>>, expected: number) => {
  expect(status).toBe(expected);
  expect(headers.get("Cache-Control")).toBe("no-store");
  const called = phones(html);
  expect(called).toEqual(expect.arrayContaining([expect.stringMatching(/^\+7\d{10}$/), "103", "112"]));
};

test("votes on an article are neither offered nor accepted", async () => {
  const { html } = await load(fresh());
  expect([has(html, "main h1"), has(html, "form[action='/useful']")]).toEqual([true, false]);
  expect((await load("/useful")).status).toBe(404);
  const body = new URLSearchParams({ page: "/page-1", answer: "yes" });
  const posted = await fetch(`${site.origin}/useful`, { method: "POST", body, headers: { Origin: site.origin } });
  expect(posted.status).toBe(404);
  expect(api.calls.filter(({ path }) => path.includes("useful"))).toEqual([]);
});

test("a page makes each API call once, however many of its parts need it", async () => {
  expect((await load(fresh())).status).toBe(200);
  const asked = api.calls.map(({ method, path, query, body }) => `${method} ${path}${query} ${body}`);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual([]);
});

test("data shared by all pages is cached as long as pages are", async () => {
  await load(fresh());
  await load(fresh());
  const asked = api.calls.map(({ path }) => path);
  expect(asked).not.toContain("/company/addresses");
  expect(asked.some(isArticle)).toBe(true);
});

test("the visitor's address and the account are passed on", async () => {
  await load(fresh());
  for (const { headers } of api.calls) {
    expect(headers["x-forwarded-for"]).toMatch(/^(::1|127\.0\.0\.1)$/);
    expect(headers["x-account"]).toBe("secret-account");
  }
});

const inTheLog: Partial<Record<Fault, RegExp>> = {
  "sends elsewhere": /sends the call on, to another origin/,
  "sends around": /sends the call on, again and again/,
};

/** One page whose own content fails and one where everything else fails; then both again. */
async function badDay({ api: ill, site: { origin, output } }: Pair, fault: Fault) {
  const [vital, whole] = [fresh(), fresh()];
  const before = output().length;
  ill.calls.length = 0;
  ill.fail((path) => (path.endsWith(whole) ? undefined : fault));
  const [broken, partial] = await Promise.all([visit(origin, vital), visit(origin, whole)]);
  const asked = ill.calls.map(({ path }) => path);
  const said = output().slice(before);
  ill.fail();
  return { broken, partial, asked, said, after: [await visit(origin, vital), await visit(origin, whole)] };
}

test.each<[Fault, ...number[]]>([
  ["hangs", 504],
  ["drips", 504],
  // Reading it to the limit takes time: on a busy machine the page's deadline comes first.
  ["floods", 500, 504],
  ["babbles", 500, 504],
  ["explodes", 500, 504],
  ["sends elsewhere", 500],
  ["sends around", 500],
  ["hangs up", 500],
  ["breaks", 500],
  ["says nothing readable", 500],
  ["forgets the data", 500],
])(
  "when the API %s a page fails clearly or omits optional parts; afterwards all is well",
  async (fault, ...statuses) => {
    const day = await (fault === "drips" ? beside.drips : badDay({ api, site }, fault));
    expect(statuses).toContain(day.broken.status);
    expectError(day.broken, day.broken.status);
    expect([day.partial.status, day.partial.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(day.partial.html).toContain("О чём она");
    expect(day.asked).not.toContain("/elsewhere");
    expect(day.said).toMatch(inTheLog[fault] ?? "");
    expect(day.after.map((page) => page.status)).toEqual([200, 200]);
    expect(day.after[1]?.headers.get("Cache-Control")).toContain("s-maxage");
  },
);

/** The maximum cost of a hanging API: 9 calls for each of 50 visitors would be 450. */
const MOST_AT_ONCE = 64;

async function storm({ api: ill, site: { origin } }: Pair) {
  ill.fail(() => "hangs");
  const paths = Array.from({ length: 50 }, fresh);
  const first = await Promise.all(paths.map((path) => visit(origin, path)));
  const most = ill.mostAtOnce();
  ill.calls.length = 0;
  const later = await Promise.all(paths.slice(0, 20).map(async (path) => (await visit(origin, path)).status));
  const asked = ill.calls.length;
  ill.fail();
  return { first, most, later, asked, after: await visit(origin, fresh()) };
}

test("fifty visitors on a hanging API cause few calls, and the first one afterwards gets the page", async () => {
  const { first, most, later, asked, after } = await beside.storm;
  for (const answer of first) expectError(answer, 504);
  expect(most).toBeLessThanOrEqual(MOST_AT_ONCE);
  // From now on one call of each kind probes the API, for all visitors: without that, 180.
  expect(new Set(later)).toEqual(new Set([504]));
  expect(asked).toBeLessThanOrEqual(30);
  expect(after.status).toBe(200);
});

describe("an API that answers with an error", () => {
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

  test("as an HTTP status only is understood too", async () => {
    api.answer(({ path }) => (isArticle(path) ? { status: 404, body: ["no"] } : undefined));
    expectError(await load(fresh()), 404);
  });

  test("with a message shows it, shortened to what a visitor would read", async () => {
    for (const message of ["Нет доступа", "до 18:00 идут работы"]) {
      saying(403, message);
      expect(text((await load(fresh())).html, "p.lead")).toContain(message);
    }
    saying(403, `Слишком ${"много\n".repeat(5000)}`);
    const { html } = await load(fresh());
    const lead = text(html, "p.lead");
    expect(lead.length).toBeLessThanOrEqual(300);
    expect(lead).toContain("много");
    saying(403, { not: "a text" });
    expect((await load(fresh())).status).toBe(403);
  });

  test.each([
    "SQLSTATE[42P01]: Undefined table",
    "connect ECONNREFUSED 10.0.0.7:5432",
    "<b>Нет доступа</b>",
    'Ошибка: {"code": 7}',
    "Internal Server Error",
  ])("in technical words is not quoted to a visitor: %s", async (message) => {
    saying(500, message);
    const { html } = await load(fresh());
    expect(html).not.toContain(message.slice(0, 12));
    expect(text(html, "main")).toContain("это наша ошибка");
    expect(text(html, "main")).toContain("Проверьте адрес");
  });

  test.each([403, 404, 500, 503])(
    "with a message that is not a sentence and %s: our own text is shown instead",
    async (status) => {
      for (const message of ["Engine: ECONNRESET at 10.0.0.1", "<b>много\n</b>".repeat(5000), { not: "a text" }]) {
        saying(status, message);
        const page = await load(fresh());
        expectError(page, status);
        expect(text(page.html, "p.lead")).toMatch(/[а-я]{3}/);
        expect(page.html).not.toMatch(/ECONNRESET|10\.0\.0\.1|много|not a text/);
      }
    },
  );
});

test.each([
  ["", "+78000000000"],
  ["/en", "+78000000001"],
])("an error page of %s/ without a shell has the phone of its language", async (prefix, phone) => {
  const response = await fetch(`${site.origin}${prefix}/contacts`, {
    method: "POST",
    headers: { Origin: site.origin },
  });
  const html = await response.text();
  expectError({ status: response.status, headers: response.headers, html }, 405);
  expect(new Set(phones(html).filter((called) => called.startsWith("+")))).toEqual(new Set([phone]));
});

test("pictures are loaded from allowed hosts; for others only the caption stays", async () => {
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
  for (const caption of ["Чужая", "Знакомая", "Своя"]) expect(text(html, "main")).toContain(caption);
  expect(attributes(html, "main figure img", "src")).toEqual([
    "https://pictures.example/b.jpg",
    `${api.base}/media/c.jpg`,
  ]);
  expect(headers.get("Content-Security-Policy")).toContain(`img-src 'self' ${api.base} pictures.example;`);
});

test("a section without an article of its own leads to its first page in the menus, but not when the API fails", async () => {
  // Its menus are kept, so a server that has not asked for them yet.
  const own = await startFaultyApi();
  const answer = (status: number) => {
    const faq = { title: "Вопросы и ответы", path: "/information/faq" };
    const value = [{ title: "Информация", items: [faq] }];
    const variable = { key: "menu-header-bottom", value };
    own.answer(({ path }) => {
      if (path.endsWith("/alias/information")) return { status, body: { status, message: "…" } };
      return path.endsWith("/menu-header-bottom") ? { body: { status: 200, data: { variable } } } : undefined;
    });
  };
  answer(500);
  const server = await startServer({ API_BASE_URL: own.base });
  ends.push(server.stop, own.close);
  const ask = () => fetch(`${server.origin}/information`, { redirect: "manual" });
  expect((await ask()).status).toBe(500);
  answer(404);
  const response = await ask();
  expect([response.status, response.headers.get("Location")]).toEqual([301, "/information/faq"]);
});

describe("submissions to a third-party API", () => {
  /** The fields that every content API accepts, and none of our own. */
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
  ])("are accepted by an API that %s", async (_what, body) => {
    api.answer(({ method, path }) => (method === "POST" && path === "/company/feedback" ? { body } : undefined));
    for (const name of formNames) {
      const { status, html } = await post(name, {
        ...filled[name],
        centre: "",
        ...("centre" in filled[name] && { centre: "a" }),
      });
      expect([name, status]).toEqual([name, 200]);
      expect(has(html, ".form-result[data-sent]")).toBe(true);
      expect(phones(html)).toContain("+78000000000");
      const [sent, ...more] = posts().map((one) => JSON.parse(one.body) as object);
      expect(more).toEqual([]);
      expect(Object.keys(sent ?? {}).toSorted()).toEqual(PAYLOAD);
      expect(sent).toMatchObject({ type: 7 });
    }
  });

  test("a file is referred to by its id, and one that is too big or of another type is rejected by the site", async () => {
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

  test("invalid or too frequent posts are rejected by the site; the API does not receive them", async () => {
    api.calls.length = 0;
    const tell = async () => (await postForm(site.origin, "/forms/question", { message: "" })).status;
    expect(await tell()).toBe(422);
    const statuses = new Set(await Promise.all(Array.from({ length: 60 }, tell)));
    expect(posts()).toEqual([]);
    expect(statuses).toEqual(new Set([422, 429]));
    const { status, html, headers } = await post("question", filled.question);
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(text(html, "main")).toMatch(/через \d+ мин/);
    expect(posts()).toEqual([]);
  });
});

type Checked = ReturnType<typeof check>;

/** `npm run check-api` on a separate API, of which one call may be unreadable. */
async function check(unreadable?: string) {
  const asked = await startFaultyApi();
  ends.push(asked.close);
  asked.fail((path) => (path === unreadable ? "says nothing readable" : undefined));
  const run = runNode(["scripts/check-api.ts", asked.base]);
  return { code: await run.exit, said: run.output(), calls: asked.calls };
}

describe("npm run check-api", () => {
  test("passes for an API that answers, and names what visitors lose without each missing call", async () => {
    const { code, said, calls } = await beside.whole;
    expect(said).toContain("ok GET /content/articles/alias/{alias}");
    expect(said).toMatch(/– {2}GET \/core\/variables\/key\/\{key\}: it says 404/);
    expect([code, said]).toEqual([0, expect.stringContaining("The site can use this API")]);
    const tried = new Set(calls.map(({ method, path }) => `${method} ${path}`));
    expect([...tried].filter((call) => /^POST \/(company|media)/.test(call))).toEqual([]);
  });

  test("exits with 1 when something essential is missing", async () => {
    const { code, said } = await beside.lacking;
    expect(said).toMatch(
      /NO {2}POST \/entities\/gett: the API answered 200 without an envelope\. Without it: no centers/,
    );
    expect([code, said]).toEqual([1, expect.stringContaining("cannot use")]);
  });
});
