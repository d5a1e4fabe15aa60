import { writeFile } from "node:fs/promises";
import { createInboxStore } from "#api/db/inbox-store.ts";
import type { Entry } from "#api/inbox/entry.ts";
import { listInbox } from "#api/inbox/list-inbox.ts";
import { Refusal } from "#api/refusal.ts";
import { toCsv } from "./csv.ts";
import { filterOptions, filterUsage, readFilter } from "./filters.ts";
import { type Command, oneOf, readArgs } from "./tool.ts";
import { count } from "./inbox-words.ts";

const formats = ["csv", "json"] as const;

export const exportAll: Command = {
  usage: `export --to FILE.csv|FILE.json ${filterUsage}`,
  about: "all but what was erased, or what the options choose, as a table or as data",
  async run(args, { database, now }) {
    const options = { ...filterOptions, to: { type: "string" }, format: { type: "string" } } as const;
    const { values } = readArgs(args, options);
    const format = oneOf("format", values.format ?? formatOf(values.to), formats) ?? "csv";
    const entries = await listInbox(createInboxStore(database.db), readFilter(values, "all"), now);
    const text = format === "csv" ? csvOf(entries) : `${JSON.stringify(entries, null, 2)}\n`;
    if (!values.to) return void process.stdout.write(text);
    // Nobody else on this machine may read it.
    await writeFile(values.to, text, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
      throw new Refusal(error.code === "EEXIST" ? `${values.to} is there already` : error.message);
    });
    console.log(`${count(entries.length, "submission")} written to ${values.to}`);
  },
};

function formatOf(file = "x.csv"): string {
  return file.split(".").at(-1)?.toLowerCase() ?? "";
}

const columns: [title: string, value: (entry: Entry) => string | null][] = [
  ["reference", ({ reference }) => reference],
  ["type", ({ type }) => type],
  ["language", ({ locale }) => locale],
  ["came", ({ cameAt }) => cameAt],
  ["reply due", ({ dueAt }) => dueAt],
  ["answered", ({ answeredAt }) => answeredAt],
  ["state", ({ state }) => state],
  ["mail", ({ mail }) => mail],
  ["name", ({ name }) => name],
  ["phone", ({ phone }) => phone],
  ["e-mail", ({ email }) => email],
  ["message", ({ message }) => message],
  ["other", ({ other }) => other.map(({ title, value }) => `${title}: ${value}`).join("; ")],
];

function csvOf(entries: Entry[]): string {
  return toCsv(
    columns.map(([title]) => title),
    entries.map((entry) => columns.map(([, value]) => value(entry) ?? "")),
  );
}
