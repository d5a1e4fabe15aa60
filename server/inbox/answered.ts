import { createInboxStore } from "#api/db/inbox-store.ts";
import { markAnswered, markOpen } from "#api/inbox/mark-answered.ts";
import { type Command, readArgs } from "./tool.ts";

export const answered: Command = {
  usage: "answered REFERENCE [--undo]",
  about: "marks it answered, which ends its reminders; --undo opens it again",
  async run(args, { database, now }) {
    const { values, positionals } = readArgs(args, { undo: { type: "boolean" } }, 1);
    const store = createInboxStore(database.db);
    const { reference } = await (values.undo ? markOpen : markAnswered)(store, positionals[0], now);
    console.log(values.undo ? `${reference} is open again` : `${reference} is answered`);
  },
};
