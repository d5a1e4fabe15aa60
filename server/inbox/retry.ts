import { createInboxStore } from "#api/db/inbox-store.ts";
import { retryMail } from "#api/inbox/retry-mail.ts";
import { type Command, readArgs } from "./tool.ts";
import { count } from "./inbox-words.ts";

export const retry: Command = {
  usage: "retry REFERENCE | --all",
  about: "sends letters anew that could not be sent; the running server does it within a minute",
  async run(args, { database, config, now }) {
    const { values, positionals } = readArgs(args, { all: { type: "boolean" } }, 1);
    const which = { reference: positionals[0], isAll: values.all ?? false };
    const letters = await retryMail(createInboxStore(database.db), which, now);
    console.log(letters > 0 ? `${count(letters, "letter")} will be tried at once` : "no letter waits for another try");
    if (letters > 0 && !config.mail) console.log("SMTP_URL is not set here: they go once the server runs with it");
  },
};
