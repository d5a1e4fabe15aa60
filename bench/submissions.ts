import { setTimeout } from "node:timers/promises";
import { buildWhenStale } from "../scripts/build.ts";
import { startMailServer } from "../tests/support/mail-server.ts";
import { type RunningServer, startServer } from "../tests/support/server.ts";
import { printTable, shown, verdict } from "./api/measure.ts";
import { fromVisitor, TRUSTING } from "./from-visitor.ts";

// npm run bench:submissions — time to accept a submission on the embedded database, at 20 a second whether or not the
// last one was answered, each from another address; measured from the scheduled time. First without mail, then while
// letters are sent.
const A_SECOND = 20;
const SECONDS = Number(process.argv[2] ?? 30);
const WARM_UP_SECONDS = 3;
const WANTED_P99_MS = 25;
let count = 0;

await buildWhenStale();
const mail = await startMailServer();
const settings = { SMTP_URL: mail.url, MAIL_FROM: "site@renaria.example", MAIL_TO: "staff@renaria.example" };
const rows = [await measure("mail off", {}), await measure("mail on", settings)];
printTable(
  `${A_SECOND} submissions a second for ${SECONDS} s`,
  ["", "p50, ms", "p99, ms", "worst", "wanted", ""],
  rows,
);
console.log(`\nletters taken by the mail server meanwhile: ${mail.letters.length}`);
await mail.close();

async function measure(name: string, env: Record<string, string>): Promise<string[]> {
  const server = await startServer({ ...env, LOG_LEVEL: "silent", ...TRUSTING });
  await postAll(server, WARM_UP_SECONDS);
  const times = (await postAll(server, SECONDS)).toSorted((a, b) => a - b);
  await server.stop();
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
  return [name, shown(at(0.5)), shown(at(0.99)), shown(at(1)), ...verdict(at(0.99), WANTED_P99_MS)];
}

async function postAll(server: RunningServer, seconds: number): Promise<number[]> {
  const began = performance.now();
  const posts: Promise<number>[] = [];
  for (let n = 0; n < seconds * A_SECOND; n++) {
    const dueAt = began + (n * 1000) / A_SECOND;
    await setTimeout(Math.max(0, dueAt - performance.now()));
    posts.push(post(server, dueAt));
  }
  return Promise.all(posts);
}

async function post({ origin }: RunningServer, dueAt: number): Promise<number> {
  const n = ++count;
  const response = await fetch(`${origin}/api/company/feedback`, {
    method: "POST",
    headers: {
      "X-Account": "renaria",
      "Content-Type": "application/json",
      "Idempotency-Key": `bench-${n}`,
      ...fromVisitor(n),
    },
    body: JSON.stringify({
      caller: "Анна Петрова",
      phone: "+7 (916) 123-45-67",
      email: `anna-${n}@mail.example`,
      content: `Нужен диализ в поездке, группа ${n}. `.repeat(10),
      type: 2,
      extra: { other: [{ title: "City", value: "Казань" }] },
      consents: [{ document: "personal-data", version: "1" }],
    }),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  return performance.now() - dueAt;
}
