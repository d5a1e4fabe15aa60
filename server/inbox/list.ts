import { createInboxStore } from "#api/db/inbox-store.ts";
import { listInbox } from "#api/inbox/list-inbox.ts";
import { filterOptions, filterUsage, readFilter } from "./filters.ts";
import { toTable } from "./table.ts";
import { type Command, readArgs } from "./tool.ts";
import { count, inMoscow } from "./inbox-words.ts";

export const list: Command = {
  usage: `list ${filterUsage} [--json]`,
  about: "what waits for an answer, or what the options choose; times are Moscow's",
  async run(args, { database, now }) {
    const { values } = readArgs(args, { ...filterOptions, json: { type: "boolean" } });
    const entries = await listInbox(createInboxStore(database.db), readFilter(values, "open"), now);
    if (values.json) return console.log(JSON.stringify(entries, null, 2));
    const rows = entries.map((entry) => [
      entry.reference,
      entry.type,
      inMoscow(entry.cameAt),
      inMoscow(entry.dueAt),
      entry.state,
      entry.mail,
      entry.name,
    ]);
    if (rows.length > 0)
      console.log(toTable(["REFERENCE", "TYPE", "CAME", "REPLY DUE", "STATE", "MAIL", "NAME"], rows));
    console.log(count(rows.length, "submission"));
  },
};
