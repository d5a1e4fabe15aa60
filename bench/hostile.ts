import { Article } from "#contract/records/article.ts";
import { readLiberally } from "#contract/liberal/read.ts";
import { withAnchors } from "#site/article/anchors.server.ts";
import { minutesOf } from "#site/article/minutes-of.server.ts";
import { hostileRecords } from "../tests/support/foreign-api/hostile.ts";
import { startForeignApi } from "../tests/support/foreign-api.ts";
import { startServer } from "../tests/support/server.ts";

// What another's API may send to keep the site busy: how long a record is read and shaped (at most 50 ms), and how long
// a visitor of its page, and one of another page who comes at the same moment, wait.
const records = Object.entries(hostileRecords());
const api = await startForeignApi(({ path }) => {
  const [, n] = /^\/content\/articles\/alias\/hostile-(\d+)$/.exec(path) ?? [];
  return n === undefined ? undefined : { article: { ...records[Number(n)]?.[1], alias: `hostile-${n}` } };
});
const site = await startServer({ API_BASE_URL: api.base });
try {
  for (let n = 0; n < 50; n++) readAndShape({ id: 1, alias: "a", title: "A", content: honest() });
  await Promise.all(["/", "/sitemap", "/robots.txt"].map((path) => fetch(site.origin + path)));
  console.log("record | KB | read and shaped, ms | its page, ms | a page beside it, ms | status");
  for (const [n, [name, record]] of records.entries()) {
    const read = Math.min(...[1, 2, 3].map(() => time(() => readAndShape(record))));
    const [page, beside] = await Promise.all([visit(`/hostile-${n}`), visit("/robots.txt")]);
    const size = Math.round(JSON.stringify(record).length / 1024);
    console.log([name, size, read.toFixed(1), page.ms.toFixed(0), beside.ms.toFixed(0), page.status].join(" | "));
  }
} finally {
  await site.stop();
  api.close();
}

function readAndShape(record: object): void {
  const article = readLiberally(Article, { locale: "ru", translations: ["ru"], ...record }) as Article;
  minutesOf(withAnchors(article.content).content);
}

function time(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

async function visit(path: string): Promise<{ ms: number; status: number }> {
  const from = performance.now();
  const response = await fetch(site.origin + path);
  await response.text();
  return { ms: performance.now() - from, status: response.status };
}

function honest(): object[] {
  return Array.from({ length: 30 }, () => ({
    type: "paragraph",
    data: { text: 'Раз <b>два</b> <a href="/a">три</a>' },
  }));
}
