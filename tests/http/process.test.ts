import { existsSync, mkdirSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { Agent, get, request, type RequestOptions } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { openDatabase, SQLITE_FILE } from "#api/db/database.ts";
import { createPostgresDatabase } from "../support/engines.ts";
import { filled, postForm, referenceIn } from "../support/forms.ts";
import { freePort } from "../support/free-port.ts";
import { publishNow } from "../support/publish-now.ts";
import { attributes, links, text } from "../support/read-html.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { prepareDataDir, type RunningServer, runNode, startServer } from "../support/server.ts";

const running: RunningServer[] = [];
async function start(env: Record<string, string> = {}) {
  const server = await startServer(env);
  running.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.process.exitCode === null && server.stop()));
});

test("an invalid value stops the start with one line", async () => {
  const run = runNode(["server/main.ts"], { PORT: "eighty" });
  expect(await run.exit).toBe(1);
  expect(run.output()).toBe("PORT: takes a whole number from 1 to 65535\n");
});

test.each([
  ["HOST", { HOST: "203.0.113.1" }],
  ["DATA_DIR", { DATA_DIR: "package.json" }],
  ["CONTENT_DIR", { CONTENT_DIR: "/no/such/folder" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }],
  ["DATABASE_URL by TLS", { DATABASE_URL: `${process.env["DATABASE_URL_TEST"]}?sslmode=verify-full` }],
])("a %s that does not exist stops the start with one line", async (name, env) => {
  const run = runNode(["server/main.ts"], {
    DATA_DIR: prepareDataDir(),
    LOG_LEVEL: "silent",
    PORT: String(await freePort()),
    ...env,
  });
  expect(await run.exit).toBe(1);
  expect(run.output()).toMatch(new RegExp(`^${name.split(" ")[0]}: [^\\n]+\\n$`));
});

test.each(["package.json", "/proc/none/data"])("npm start with DATA_DIR=%s stops with one line", async (folder) => {
  const run = runNode(["scripts/run.mjs", "scripts/start.ts"], { DATA_DIR: folder, PORT: String(await freePort()) });
  expect(await run.exit).toBe(1);
  expect(run.output()).toBe(`DATA_DIR: ${folder}: it is not a folder and cannot be made one\n`);
});

test("a port that is in use stops the start with one line", async () => {
  const first = await start();
  const { port } = new URL(first.origin);
  const run = runNode(["server/main.ts"], {
    PORT: port,
    DATA_DIR: prepareDataDir(),
    LOG_LEVEL: "silent",
  });
  expect(await run.exit).toBe(1);
  expect(run.output()).toBe(`PORT: ${port} on 127.0.0.1 is taken by another program\n`);
});

test("a second server on the same embedded database is rejected; a tool works beside the first", async () => {
  const { dataDir } = await start();
  const second = runNode(["server/main.ts"], { DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect(await second.exit).toBe(1);
  expect(second.output()).toBe(`DATA_DIR: another server is already running on the database in ${dataDir}\n`);
  const tool = runNode(["server/content.ts", "publish"], { DATA_DIR: dataDir });
  expect(await tool.exit).toBe(0);
  expect(tool.output()).toBe("nothing new: version 1 is this pack\n");
});

test("an older release on a newer database: one line in the log where it works, one line and no start where it does not", async () => {
  const dataDir = prepareDataDir();
  const apply = async (name: string) => {
    const { db, close } = openDatabase({ dataDir, databaseUrl: undefined });
    const timestamp = new Date(Date.now() + 60_000).toISOString();
    await db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto("kysely_migration")
      .values({ name, timestamp })
      .execute();
    await close();
  };
  await apply("900-more");
  const server = await start({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
  expect(server.output()).toMatch(
    /made by a newer release \(900-more\); this one works on it: [^\n]+docs\/operate\.md/,
  );
  await server.stop();
  await apply("901-contract-more");
  const refused = runNode(["server/main.ts"], { DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect(await refused.exit).toBe(1);
  expect(refused.output()).toMatch(/^the database was made by a newer release \(901-contract-more\) [^\n]+\n$/);
});

test("a killed server leaves its database free for the next", async () => {
  const first = await start();
  const gone = new Promise((resolve) => first.process.on("close", resolve));
  first.process.kill("SIGKILL");
  await gone;
  const next = await start({ DATA_DIR: first.dataDir });
  expect((await fetch(`${next.origin}/about`)).status).toBe(200);
});

describe.runIf(existsSync("/proc/self/cmdline"))("much stored content raises the memory limits of npm start", () => {
  const limitsAtStart = async (env: Record<string, string>) => {
    const given = { ...env, PORT: String(await freePort()), LOG_LEVEL: "silent" };
    const run = runNode(["scripts/run.mjs", "scripts/start.ts"], given);
    await run.said(/^Renaria: /m);
    const line = readFileSync(`/proc/${run.process.pid}/cmdline`, "utf8");
    run.process.kill("SIGTERM");
    await run.exit;
    const [, semi, old] = /semi-space-size=(\d+).*--max-old-space-size=(\d+)/s.exec(line) ?? [];
    return { semi, old };
  };

  test("on the embedded database, told by its size", async () => {
    const dataDir = prepareDataDir();
    expect(await limitsAtStart({ DATA_DIR: dataDir })).toEqual({ semi: "8", old: "512" });
    // A sparse file; SQLite ignores what follows its last page.
    truncateSync(join(dataDir, SQLITE_FILE), 600 * 2 ** 20);
    expect(await limitsAtStart({ DATA_DIR: dataDir })).toEqual({ semi: "32", old: "600" });
  });

  test("on PostgreSQL, told by the articles that were kept", async () => {
    const dataDir = prepareDataDir();
    const env = { DATA_DIR: dataDir, CONTENT_DIR: writeSamplePack(), DATABASE_URL: await createPostgresDatabase() };
    expect(await limitsAtStart(env)).toEqual({ semi: "8", old: "1024" });
    mkdirSync(join(dataDir, "cache"), { recursive: true });
    writeFileSync(join(dataDir, "cache", "articles"), "");
    truncateSync(join(dataDir, "cache", "articles"), 300 * 2 ** 20);
    expect(await limitsAtStart(env)).toEqual({ semi: "32", old: "1200" });
  });
});

test.each([undefined, "development", "production"])(
  "with NODE_ENV %s the server renders with production React and has no style guide",
  async (NODE_ENV) => {
    const hook = join(import.meta.dirname, "../support/report-react-build.ts");
    const server = await start({ NODE_OPTIONS: `--import=${hook}`, ...(NODE_ENV && { NODE_ENV }) });
    expect((await fetch(server.origin)).status).toBe(200);
    const loaded = [...server.output().matchAll(/^loads (\S+)/gm)].map(([, file]) => file);
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((file) => !file?.endsWith(".production.js"))).toEqual([]);
    for (const path of ["/_/styleguide", "/en/_/styleguide"])
      expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 404]);
  },
);

test("told to stop, it finishes the current request, accepts no new one, and exits cleanly", async () => {
  const server = await start();
  const { port } = new URL(server.origin);
  // A post whose body has not arrived stays in flight as long as the test needs.
  const answer = new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const slow = request({
      port,
      host: "127.0.0.1",
      path: "/locale",
      method: "POST",
      headers: {
        Origin: server.origin,
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": 9,
        Expect: "100-continue",
      },
    });
    slow.on("error", reject);
    slow.on("response", (response) => {
      response.resume();
      resolve({ status: response.statusCode, connection: response.headers.connection });
    });
    // The server answers "100 Continue" once it has the headers: from then on the request is in flight.
    slow.on("continue", async () => {
      server.process.kill("SIGTERM");
      await untilRefused(server.origin);
      slow.end("locale=en");
    });
    slow.flushHeaders();
  });
  expect(await answer).toEqual({ status: 303, connection: "close" });
  await new Promise((resolve) => (server.process.exitCode === null ? server.process.on("close", resolve) : resolve(0)));
  expect(server.process.exitCode).toBe(0);
});

test("health, readiness, and a log that has requests but no personal data", async () => {
  const server = await start();
  expect(await (await fetch(`${server.origin}/healthz`)).json()).toEqual({ status: "ok" });
  const ready = await fetch(`${server.origin}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    status: "ready",
    database: "ok",
    snapshot: "1",
    writes: "ok",
    disk: { freeMb: expect.any(Number), freePercent: expect.any(Number), isWritable: true },
    mail: "off",
  });

  const page = await fetch(`${server.origin}/about?phone=79161234567`, {
    headers: { "User-Agent": "Secret Browser", Cookie: "a=personal" },
  });
  const id = page.headers.get("X-Request-Id");
  await server.stop();
  const line = server
    .output()
    .split("\n")
    .find((text) => text.includes(String(id)));
  expect(JSON.parse(line ?? "")).toEqual({
    level: 30,
    time: expect.any(Number),
    id,
    method: "GET",
    path: "/about",
    status: 200,
    ms: expect.any(Number),
    msg: "request",
  });
  expect(server.output()).not.toMatch(/79161234567|Secret Browser|personal|127\.0\.0\.1/);
});

/** What a page shows or links to: pictures, their other sizes, the one for sharing, files. */
function filesIn(html: string): string[] {
  const sets = [...attributes(html, "[srcset]", "srcset"), ...attributes(html, "[imagesrcset]", "imagesrcset")];
  const sized = sets.flatMap((set) => set.split(",").map((one) => one.trim().split(" ")[0] ?? ""));
  return [
    ...sized,
    ...attributes(html, "[src]", "src"),
    ...attributes(html, "meta", "content"),
    ...links(html, "[href]"),
  ];
}

test("with another content API it opens no database, mounts no /api, and shows the same pages", async () => {
  const api = await start({ SMTP_URL: "smtp://127.0.0.1:1" });
  const site = await start({ API_BASE_URL: `${api.origin}/api` });
  // Nothing is said of mail: that API sends the letters.
  expect(await (await fetch(`${site.origin}/readyz`)).json()).toEqual({
    status: "ready",
    database: "none",
    snapshot: expect.any(String),
  });
  expect((await fetch(`${site.origin}/api/company/addresses`, { headers: { "X-Account": "renaria" } })).status).toBe(
    404,
  );
  // Without the origins of pages and files, in which they differ.
  const bodyOf = async ({ origin }: RunningServer, path: string) =>
    (await (await fetch(origin + path)).text())
      .match(/<body>[\s\S]*<\/footer>/)?.[0]
      .replaceAll(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g, "");
  for (const path of ["/en/about", "/information/treatment/dry-weight"]) {
    const expected = await bodyOf(api, path);
    // On a machine that stalls for a second the site leaves out optional parts, so it is asked again.
    await expect.poll(() => bodyOf(site, path), { timeout: 60_000 }).toBe(expected);
  }
  const answered = async ({ origin }: RunningServer) => {
    const useful = { page: "/information/treatment/dry-weight", answer: "yes" };
    const { status, headers } = await postForm(origin, "/useful", useful);
    const sent = await postForm(origin, "/forms/question", filled.question);
    const told = text(sent.html, "main").replaceAll(referenceIn(sent.html) ?? "", "");
    return [status, headers.get("Location"), sent.status, told];
  };
  expect(await answered(site)).toEqual(await answered(api));
  const [voted, , , told] = await answered(site);
  expect([voted, told]).toEqual([303, expect.stringMatching(/Если что-то изменится/)]);
  for (const path of ["/about", "/about/legal-documents", "/lifestyle"]) {
    const page = await fetch(site.origin + path);
    expect(page.headers.get("Content-Security-Policy")).toContain(`img-src 'self' ${api.origin};`);
    const html = await page.text();
    const media = new Set(filesIn(html).filter((url) => url.includes("/media/")));
    expect(media.size).toBeGreaterThan(1);
    for (const url of media) {
      const answer = await fetch(new URL(url, site.origin), { method: "HEAD" });
      expect([url, answer.status]).toEqual([url, 200]);
      expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    }
  }

  await api.stop();
  // A cached page is served for a while; one that was never requested cannot be.
  expect((await fetch(`${site.origin}/en/about`)).status).toBe(200);
  const broken = await fetch(`${site.origin}/en/equipment`);
  expect(broken.status).toBe(500);
  expect(broken.headers.get("Cache-Control")).toBe("no-store");
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(503);
  expect(await broken.text()).toContain("Something went wrong on our side");
});

test("a page keeps its status and message from the API", async () => {
  const api = await start();
  const site = await start({ API_BASE_URL: `${api.origin}/api`, ACCOUNT_ID: "stranger" });
  const response = await fetch(`${site.origin}/en/about`);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain("Unknown account");
});

test("several processes on PostgreSQL are replaced one by one without a failed request, and stop together", async () => {
  const server = await start({
    WORKERS: "2",
    DATABASE_URL: await createPostgresDatabase(),
    CONTENT_DIR: writeSamplePack(),
    LOG_LEVEL: "warn",
  });
  const over = new AbortController();
  const agent = new Agent({ keepAlive: true });
  const asking = Array.from({ length: 8 }, async (_, n) => {
    const answers = new Set<number | string>();
    // Half of them over keep-alive connections, and a cached page as well as one that is not.
    const options = n % 2 === 0 ? { agent } : { agent: false as const };
    while (!over.signal.aborted)
      answers.add(await answerOf(`${server.origin}${n < 4 ? "/en/about" : "/healthz"}`, options));
    return [...answers].join();
  });
  server.process.kill("SIGHUP");
  await expect.poll(server.output, { timeout: 60_000 }).toContain("every process is a new one");
  over.abort();
  expect(await Promise.all(asking)).toEqual(Array(8).fill("200"));
  agent.destroy();
  expect(await server.stop()).toBe(0);
});

/** The status, or the error. */
function answerOf(url: string, options: RequestOptions): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, options, (response) => {
      response.resume().on("close", () => resolve(response.complete ? (response.statusCode ?? 0) : "cut off"));
    }).on("error", (error) => resolve(error.message));
  });
}

test("behind a proxy a stop is announced first, then open connections are answered and closed", async () => {
  const server = await start({ TRUST_PROXY: "127.0.0.1", DRAIN_SECONDS: "1", LOG_LEVEL: "error" });
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string, options: RequestOptions = { agent }) =>
    new Promise<string>((resolve) => {
      get(server.origin + path, options, (response) => {
        const said = `${response.statusCode} ${response.headers.connection}`;
        response.resume().on("end", () => resolve(said));
      }).on("error", (error) => resolve(error.message));
    });
  const paths = ["/about", "/healthz", "/forms/question", "/api/geo/cities"];
  expect(await Promise.all(paths.map((path) => ask(path)))).toEqual(
    Array(4).fill(expect.stringMatching(/keep-alive$/)),
  );
  server.process.kill("SIGTERM");
  const heard = new Set<string>();
  for (let said = ""; !said.includes("ECONNREFUSED"); heard.add(said)) said = await ask("/readyz", { agent: false });
  expect([...heard]).toEqual(expect.arrayContaining(["503 close"]));
  // It accepts no connections any more, and the four that are still open are answered once more.
  const last = await Promise.all(paths.map((path) => ask(path)));
  expect(last).toEqual(["200 close", "200 close", "200 close", expect.stringMatching(/^\d+ close$/)]);
  agent.destroy();
  await expect.poll(() => server.process.exitCode, { timeout: 30_000 }).toBe(0);
});

test("an invalid pack stops the first start but no later one; publishing leaves nothing in the server's memory", async () => {
  const pack = writeSamplePack();
  const about = join(pack, "articles/about.ru.md");
  const good = readFileSync(about, "utf8");
  const env = { CONTENT_DIR: pack, DATA_DIR: mkdtempSync(join(tmpdir(), "renaria-first-")), LOG_LEVEL: "error" };
  writeFileSync(about, good.replace("title: ", "titel: "));
  const refused = runNode(["server/main.ts"], { ...env, PORT: String(await freePort()) });
  expect(await refused.exit).toBe(1);
  expect(refused.output()).toMatch(/^articles\/about\.ru\.md:\d+/);

  writeFileSync(about, good);
  const first = await start(env);
  const libraries = readFileSync(`/proc/${first.process.pid}/maps`, "utf8");
  expect([/node$/m.test(libraries), libraries.includes("libvips")]).toEqual([true, false]);
  await first.stop();

  writeFileSync(about, good.replace("title: ", "titel: "));
  const next = await start(env);
  expect((await fetch(`${next.origin}/about`)).status).toBe(200);
  expect(next.output()).toContain("the content pack is broken, the published version stays");
});

test("a running server shows a new version without dropping a request", async () => {
  const databaseUrl = await createPostgresDatabase();
  const pack = writeSamplePack();
  const server = await start({ DATABASE_URL: databaseUrl, CONTENT_DIR: pack });
  await publishNow({ dataDir: "", databaseUrl }, pack, {
    "articles/about.ru.md": (text) => text.replace("title: О нас", "title: О нас теперь"),
  });
  const published = performance.now();
  const statuses = new Set<number>();
  let isShown = false;
  while (!isShown && performance.now() - published < 60_000) {
    const response = await fetch(`${server.origin}/about`);
    statuses.add(response.status);
    isShown = (await response.text()).includes("нас теперь");
  }
  expect(isShown).toBe(true);
  expect([...statuses]).toEqual([200]);
});

async function untilRefused(origin: string): Promise<void> {
  for (;;) {
    try {
      await (await fetch(`${origin}/healthz`, { headers: { Connection: "close" } })).text();
    } catch {
      return;
    }
  }
}
