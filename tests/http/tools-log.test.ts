import { afterAll, beforeAll, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import type { PageId } from "#contract/paths.ts";
import { href } from "#site/urls.ts";
import { type RunningServer, startServer } from "../support/server.ts";

/** Input for each tool: names and numbers that occur nowhere else. */
const TYPED = {
  calculator: "age=97&sex=male&race=other&creatinine=1234.5",
  dayMenu: "dry=71.3&urine=317&lunch.borscht=319&own.potassium=1777&q=buckwheat",
  weightGain: "dry=71.3&now=74.9&urine=317&after=71.7&own=2.3",
  chooseDialysis: "sheet=&home=yes&needles=no",
} satisfies Partial<Record<PageId, string>>;
// Only as a whole number: figures of the metrics may contain its digits.
const SECRET =
  /creatinine|borscht|buckwheat|(?<![\d.])(?:1234\.5|71\.3|74\.9|71\.7|1777)(?!\d)|=317|=319|needles|dry=|own=|\?/;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test("input of a tool reaches neither the log nor the metrics", async () => {
  const paths = locales.flatMap((locale) =>
    Object.entries(TYPED).map(([id, query]) => ({ path: href(locale, id as keyof typeof TYPED), query })),
  );
  for (const { path, query } of paths) {
    const asked = `${server.origin}${path}?${query}`;
    await (await fetch(asked, { headers: { Referer: asked } })).text();
    // An action that redirects, and an address that is rejected.
    await (await fetch(`${asked}&add=apple&to=dinner`, { headers: { Referer: asked } })).text();
    await (await fetch(`${asked}&%E0`, { headers: { Referer: asked } })).text();
  }
  const linesOf = (path: string) =>
    server
      .output()
      .split("\n")
      .filter((line) => line.includes(`"${path}"`));
  for (const { path } of paths) await expect.poll(() => linesOf(path).length).toBeGreaterThan(1);
  const lines = server.output().split("\n");
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  for (const id of Object.keys(TYPED)) expect(metrics).toContain(`route="${id}"`);
  const told = [...lines, ...metrics.split("\n").filter((line) => !line.startsWith("#"))];
  expect(told.filter((line) => SECRET.test(line))).toEqual([]);
});
