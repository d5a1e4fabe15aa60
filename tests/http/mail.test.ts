import { statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createPostgresDatabase } from "../support/engines.ts";
import { freePort } from "../support/free-port.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { has, text } from "../support/read-html.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const STAFF = "staff@renaria.example";
const NEEDLE = "Иголкина";
const running: RunningServer[] = [];
const mails: MailServer[] = [];

async function start(smtp: string, env: Record<string, string> = {}) {
  const server = await startServer({ SMTP_URL: smtp, MAIL_FROM: "site@renaria.example", MAIL_TO: STAFF, ...env });
  running.push(server);
  return server;
}
async function startMail(port?: number) {
  const mail = await startMailServer(port);
  mails.push(mail);
  return mail;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.process.exitCode === null && server.stop()));
  await Promise.all(mails.splice(0).map((mail) => mail.close()));
});

/** A question with this content; the visitor leaves no e-mail, so there is one letter. */
async function post(server: RunningServer, content: string, more: object = {}) {
  const response = await fetch(`${server.origin}/api/company/feedback`, {
    method: "POST",
    headers: { "X-Account": "renaria", "Content-Type": "application/json" },
    body: JSON.stringify({ caller: NEEDLE, phone: "+79161234567", content, type: 3, ...more }),
  });
  const { status, data } = (await response.json()) as { status: number; data: { feedback: { reference: string } } };
  expect(status).toBe(200);
  return data.feedback.reference;
}

async function kill({ process: child }: RunningServer) {
  const gone = new Promise((resolve) => child.on("close", resolve));
  child.kill("SIGKILL");
  await gone;
}

const ready = async (server: RunningServer) => (await (await fetch(`${server.origin}/readyz`)).json()) as object;

// A small pack: any database other than the prepared one has to be filled first.
const onPostgres = async () => ({ DATABASE_URL: await createPostgresDatabase(), CONTENT_DIR: writeSamplePack() });

test.each<[string, () => Promise<Record<string, string>>]>([
  ["SQLite", async () => ({})],
  ["PostgreSQL", onPostgres],
])(
  "killed on %s between accepting and sending, it delivers everything after the restart, once",
  async (_engine, envOf) => {
    const port = await freePort();
    const env = await envOf();
    const first = await start(`smtp://127.0.0.1:${port}`, env);
    const references = [await post(first, "Первый"), await post(first, "Второй"), await post(first, "Третий")];
    await kill(first);
    const mail = await startMail(port);
    await start(mail.url, { ...env, DATA_DIR: first.dataDir });
    await mail.arrived(3);
    for (const reference of references) {
      expect(mail.letters.filter((letter) => letter.text.includes(reference))).toHaveLength(1);
    }
  },
);

test("killed while sending, it sends the letter after the restart", async () => {
  const mail = await startMail();
  let isHanging = false;
  mail.judgeBy((stage) => {
    isHanging ||= stage === "data";
    return stage === "data" ? "hang" : undefined;
  });
  const first = await start(mail.url);
  const reference = await post(first, "В пути");
  await expect.poll(() => isHanging, { timeout: 60_000 }).toBe(true);
  await kill(first);
  mail.judgeBy(() => undefined);
  await start(mail.url, { DATA_DIR: first.dataDir });
  await mail.arrived(1);
  expect(mail.letters[0]?.text).toContain(reference);
});

test("told to stop, it finishes the current letter and does not send it again", async () => {
  const mail = await startMail();
  let go: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  let isHeld = false;
  mail.holdData(async () => {
    isHeld = true;
    await held;
  });
  const server = await start(mail.url);
  await post(server, "Последний");
  await expect.poll(() => isHeld, { timeout: 60_000 }).toBe(true);
  const gone = new Promise((resolve) => server.process.on("close", resolve));
  server.process.kill("SIGTERM");
  await expect.poll(() => fetch(server.origin).catch(() => "closed"), { timeout: 60_000 }).toBe("closed");
  go?.();
  await gone;
  expect(server.process.exitCode).toBe(0);
  expect(mail.letters).toHaveLength(1);
  const next = await start(mail.url, { DATA_DIR: server.dataDir });
  await post(next, "Следующий");
  await mail.arrived(2);
  expect(mail.letters[1]?.text).toContain("Следующий");
});

test("several processes on PostgreSQL send each letter once, and the readiness check reports it", async () => {
  const mail = await startMail();
  const server = await start(mail.url, { WORKERS: "2", ...(await onPostgres()) });
  const references = await Promise.all(Array.from({ length: 20 }, (_, n) => post(server, `Вопрос ${n}`)));
  await mail.arrived(20);
  const told = mail.letters.map(({ text }) => references.find((reference) => text.includes(reference)));
  expect(new Set(told).size).toBe(20);
  await expect.poll(() => ready(server)).toMatchObject({ mail: "on", outbox: { waiting: 0, setAside: 0 } });
});

test("a mail server that rejects letters is reported by the readiness check; nothing personal reaches the log", async () => {
  const mail = await startMail();
  mail.judgeBy((stage, address) => {
    if (stage !== "to") return undefined;
    const words = `${NEEDLE} ${address} is not wanted`;
    return address === STAFF ? { code: 451, words } : { code: 550, words };
  });
  const server = await start(mail.url);
  expect(await ready(server)).toEqual({
    status: "ready",
    database: "ok",
    snapshot: "1",
    writes: "ok",
    disk: expect.any(Object),
    mail: "on",
    outbox: { waiting: 0, setAside: 0, oldestSeconds: 0 },
  });
  await post(server, `Мой диагноз ${NEEDLE}`, { email: "igolkina@mail.example" });
  await expect
    .poll(() => ready(server))
    .toMatchObject({
      status: "ready",
      mail: "failing",
      outbox: { waiting: 1, setAside: 1 },
    });
  await server.stop();
  expect(server.output()).toContain("SMTP 451");
  expect(server.output()).toContain("SMTP 550");
  expect(server.output()).not.toMatch(/Иголкина|igolkina|диагноз|9161234567|staff@/);
});

test("a letter that hangs blocks no other, not even a later one", async () => {
  const mail = await startMail();
  const SLOW = "slow@mail.example";
  let isHanging = false;
  mail.judgeBy((stage, address) => {
    if (stage !== "to" || address !== SLOW) return undefined;
    isHanging = true;
    return "hang";
  });
  const server = await start(mail.url);
  await post(server, "С письмом", { email: SLOW });
  await expect.poll(() => isHanging && mail.letters.length === 1, { timeout: 60_000 }).toBe(true);
  for (const content of ["Второй", "Третий"]) await post(server, content);
  await expect.poll(() => mail.letters.length, { timeout: 30_000 }).toBe(3);
  await kill(server);
});

test("the link in a letter marks its submission answered: by a button, once, and never by being opened", async () => {
  const mail = await startMail();
  const server = await start(mail.url);
  expect(statSync(join(server.dataDir, "secret")).mode & 0o777).toBe(0o600);
  const reference = await post(server, "Вопрос");
  await mail.arrived(1);
  const link = /\S+\/staff\/answered\?token=\S+/.exec(mail.letters[0]?.text ?? "")?.[0] ?? "";
  const open = async (url = link) => {
    const response = await fetch(url);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(response.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
    const html = await response.text();
    expect(html).not.toMatch(/Иголкина|9161234567| style=|<script/);
    return { status: response.status, html };
  };
  await open();
  const before = await open();
  expect(before.status).toBe(200);
  expect(text(before.html)).toContain(reference);
  expect(has(before.html, "form[method=post]:not([action]) button")).toBe(true);
  expect((await fetch(`${server.origin}/plain-page.css`)).headers.get("Content-Type")).toContain("text/css");

  const press = (headers: Record<string, string>) => fetch(link, { method: "POST", redirect: "manual", headers });
  expect((await press({ Origin: "https://evil.example" })).status).toBe(403);
  expect(has((await open()).html, "form")).toBe(true);
  const pressed = await press({ Origin: server.origin });
  expect(pressed.status).toBe(303);
  const after = await open(new URL(pressed.headers.get("Location") ?? "", server.origin).href);
  expect(text(after.html)).toContain("Ответ дан");
  expect(has(after.html, "form")).toBe(false);
  expect((await press({ Origin: server.origin })).status).toBe(303);
  expect((await open()).html).toBe(after.html);
  expect((await open(link.slice(0, -1))).status).toBe(404);
  expect((await open(`${server.origin}/staff/answered`)).status).toBe(404);

  await kill(server);
  expect(server.output()).not.toContain("token");
  await start(mail.url, { DATA_DIR: server.dataDir, PORT: new URL(server.origin).port });
  expect((await fetch(link)).status).toBe(200);
});
