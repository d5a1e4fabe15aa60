import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { findProgram } from "#server/find-program.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const RULES = "ops/prometheus/alerts.yml";
const DASHBOARD = "ops/grafana/renaria.json";
type Rule = { alert: string; expr: string; annotations: Record<string, string>; labels: { severity: string } };
const { groups } = parse(readFileSync(RULES, "utf8")) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(readFileSync(DASHBOARD, "utf8")) as { panels: { targets: { expr: string }[] }[] };

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "silent", SMTP_URL: "smtp://127.0.0.1:1" });
});
afterAll(() => server.stop());

/** Names of metrics in a query, and the labels it selects by. */
const METRIC = /\b(?:renaria|nodejs|process)_\w+/g;

test("every metric in the alerts and the dashboard is one that /metrics reports", async () => {
  await (await fetch(`${server.origin}/about`)).text();
  const told = await (await fetch(`${server.origin}/metrics`)).text();
  const series = new Set(
    told
      .split("\n")
      .filter((line) => line && !line.startsWith("#"))
      .map((line) => /^\w+/.exec(line)?.[0]),
  );
  const queries = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const named = new Set(queries.flatMap((query) => query.match(METRIC) ?? []));
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((name) => !series.has(name))).toEqual([]);
});

test("every alert states what is wrong, how severe it is and what to do", () => {
  const lacking = rules.filter(
    ({ annotations, labels }) =>
      !annotations["summary"] || (annotations["runbook"]?.length ?? 0) < 60 || !/^(page|warn)$/.test(labels.severity),
  );
  expect(lacking.map(({ alert }) => alert)).toEqual([]);
});

const promtool = findProgram(["promtool"]);
test.skipIf(!promtool)(
  `promtool accepts the rules${promtool ? "" : " (skipped: Debian's package prometheus is not installed)"}`,
  () => {
    // Skipped above where it is missing.
    const said = execFileSync(promtool ?? "", ["check", "rules", RULES], { encoding: "utf8" });
    expect(said).toContain(`SUCCESS: ${rules.length} rules found`);
  },
);
