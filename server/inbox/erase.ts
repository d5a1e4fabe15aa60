import { createInterface } from "node:readline/promises";
import { createErasureStore, type KeptPerson } from "#api/db/erasure-store.ts";
import { createInboxStore } from "#api/db/inbox-store.ts";
import { createReviewStore } from "#api/db/review-store.ts";
import { holdServerLock } from "#api/db/server-lock.ts";
import { erasePerson, findPerson, type Found } from "#api/inbox/erase-person.ts";
import { Refusal } from "#api/refusal.ts";
import { toTable } from "./table.ts";
import { type Command, readArgs, type Tools } from "./tool.ts";
import { count, inMoscow } from "./inbox-words.ts";

export const erase: Command = {
  usage: "erase E-MAIL | PHONE | REFERENCE [--dry-run] [--yes]",
  about: "erases all that is kept of a person, files and reviews included; asks first",
  async run(args, tools) {
    const options = { "dry-run": { type: "boolean" }, yes: { type: "boolean" } } as const;
    // A phone is often written with spaces.
    const { values, positionals } = readArgs(args, options, 6);
    const who = positionals.join(" ");
    if (!who) throw new Refusal("whose? Give an e-mail, a phone, or the reference of one submission");
    const { db } = tools.database;
    const erasures = createErasureStore(db);
    const found = await findPerson(erasures, createReviewStore(db), who);
    const total = found.persons.length + (found.review ? 1 : 0);
    if (total > 0) console.log(await describe(found, tools));
    if (found.mentions.length > 0) console.log(describeMentions(found.mentions));
    if (total === 0) throw new Refusal(`nothing is kept of ${who}`);
    if (values["dry-run"]) return console.log("dry run: nothing was erased");
    if (!values.yes && !(await isConfirmed(total))) throw new Refusal("nothing was erased");
    await erasePerson(erasures, found, tools.now);
    await forget(tools);
    console.log(`erased: ${count(total, "submission")}. Copies in backups and in sent mail are yours to erase.`);
  },
};

/** If no server is running, the file is rewritten too, which also removes data that earlier releases deleted. */
async function forget({ database, config }: Tools): Promise<void> {
  const lock = config.databaseUrl ? undefined : holdServerLock(config.dataDir);
  await database.forget({ isThorough: lock !== undefined });
  lock?.release();
}

async function describe({ persons, review }: Found, { database }: Tools): Promise<string> {
  const inbox = createInboxStore(database.db);
  const rows = await Promise.all(
    persons.map(async ({ id, reference, type, created_at }) => {
      const files = await inbox.files(id);
      return [reference, type, inMoscow(created_at), count(files.length, "file")];
    }),
  );
  if (review) rows.push([review, "review", "", "published, the rest is gone already"]);
  return toTable(["TO BE ERASED", "TYPE", "CAME", "WITH"], rows);
}

function describeMentions(mentions: KeptPerson[]): string {
  const references = mentions.map(({ reference }) => reference).join(", ");
  return `Others wrote it into their message, which is not erased; look at them yourself: ${references}`;
}

/** Asks a person only: a program passes --yes. */
async function isConfirmed(total: number): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Refusal("nothing was erased: add --yes to erase without being asked");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const said = await terminal.question(`Erase ${count(total, "submission")} for good? Type yes: `);
  terminal.close();
  return said.trim().toLowerCase() === "yes";
}
