import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, loadavg, platform, totalmem } from "node:os";
import { format } from "prettier";
import { printTable } from "./api/measure.ts";

// How a bench reports: `await recordResults("bench:growth", { title: "Growth", about: "…", tables: [{ title, head, rows
// }] })` at its end. The tables are printed, and replace the section `## <title>` of docs/performance.md, with the
// command, date and machine. What people write under `### Notes` in that section stays.
export type ResultTable = { title: string; head: string[]; rows: string[][] };
export type Results = { title: string; about: string; tables: ResultTable[] };

const FILE = new URL("../docs/performance.md", import.meta.url);

export async function recordResults(command: string, results: Results): Promise<void> {
  for (const { title, head, rows } of results.tables) printTable(title, head, rows);
  const [before = "", ...sections] = readFileSync(FILE, "utf8").split(/^(?=## )/m);
  const heading = `## ${results.title}\n`;
  const at = sections.findIndex((section) => section.startsWith(heading));
  const [, notes = ""] = sections[at]?.split(/^(?=### Notes$)/m) ?? [];
  const section = `${heading}\n${sectionText(command, results)}\n\n${notes}`;
  const all = at === -1 ? [...sections, section] : sections.with(at, section);
  const text = [before, ...all].map((part) => `${part.trim()}\n`).join("\n");
  writeFileSync(FILE, await format(text, { parser: "markdown", printWidth: 120 }));
  console.log(`\nwritten to docs/performance.md: ${results.title}`);
}

/** What was measured and where, then the tables. */
function sectionText(command: string, { about, tables }: Results): string {
  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const said = `\`npm run ${command}\`, ${date}, commit ${commit}, ${machine()}.`;
  return [said, about, ...tables.map(markdownTable)].join("\n\n");
}

function machine(): string {
  const [{ model } = { model: "" }] = cpus();
  const cores = `${cpus().length} × ${model && model !== "unknown" ? model : arch()}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${platform()} on ${cores}, ${memory}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)} at the end`;
}

function markdownTable({ title, head, rows }: ResultTable): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const rule = line(head.map((_, column) => (column === 0 ? "---" : "---:")));
  return `**${title}**\n\n${[line(head), rule, ...rows.map(line)].join("\n")}`;
}
