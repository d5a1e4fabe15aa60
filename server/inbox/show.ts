import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { languageName } from "#contract/locale.ts";
import { createInboxStore, type InboxStore } from "#api/db/inbox-store.ts";
import { createReviewStore } from "#api/db/review-store.ts";
import { showEntry, type WholeEntry } from "#api/inbox/show-entry.ts";
import { Refusal } from "#api/refusal.ts";
import { formatPhone } from "#contract/phone.ts";
import { type Command, readArgs } from "./tool.ts";
import { inMoscow, printable, sizeOf } from "./inbox-words.ts";

export const show: Command = {
  usage: "show REFERENCE [--save-files FOLDER] [--json]",
  about: "everything that is kept of one submission",
  async run(args, { database, now }) {
    const options = { "save-files": { type: "string" }, json: { type: "boolean" } } as const;
    const { values, positionals } = readArgs(args, options, 1);
    const store = createInboxStore(database.db);
    const entry = await showEntry(store, createReviewStore(database.db), positionals[0], now);
    console.log(values.json ? JSON.stringify(entry, null, 2) : describe(entry));
    if (values["save-files"]) await saveFiles(store, entry, values["save-files"]);
  },
};

function describe(entry: WholeEntry): string {
  const { review } = entry;
  const facts: [string, string][] = [
    ["reference", entry.reference],
    ["type", `${entry.type}, from the ${languageName(entry.locale)} pages`],
    ["came", inMoscow(entry.cameAt)],
    ["reply due", inMoscow(entry.dueAt)],
    ["state", entry.state],
    ["answered", inMoscow(entry.answeredAt)],
    ["erased", inMoscow(entry.erasedAt)],
    ["name", entry.name],
    ["phone", formatPhone(entry.phone) ?? entry.phone],
    ["e-mail", entry.email],
    ...entry.other.map(({ title, value }): [string, string] => [title.toLowerCase(), value]),
    ["message", entry.message],
    ...entry.consents.map(({ document, version, how, given_at }): [string, string] => [
      "consent",
      `${document}, version ${version}, ${how === "ticked" ? "ticked" : "by sending"}, ${inMoscow(given_at)}`,
    ]),
    ...entry.files.map(({ name, kind, size }): [string, string] => ["file", `${name} (${kind}, ${sizeOf(size)})`]),
    ...entry.letters.map((letter): [string, string] => ["letter", describeLetter(letter)]),
    [
      "review",
      review ? `number ${review.id}, ${review.is_shown ? "published" : "not shown"} as “${review.author}”` : "",
    ],
  ];
  return facts
    .filter(([, value]) => value)
    .map(([name, value]) => `${printable(name).padEnd(11)}${printable(value).replaceAll("\n", `\n${" ".repeat(11)}`)}`)
    .join("\n");
}

function describeLetter({
  kind,
  state,
  attempts,
  next_at,
  last_error,
  sent_at,
}: WholeEntry["letters"][number]): string {
  if (state === "sent") return `${kind}: sent ${inMoscow(sent_at)}`;
  const tried = attempts > 0 ? `, tried ${attempts} times${last_error ? `, last answer ${last_error}` : ""}` : "";
  return state === "waiting" ? `${kind}: waiting until ${inMoscow(next_at)}${tried}` : `${kind}: ${state}${tried}`;
}

/** An existing file is not overwritten; nobody else on this machine may read the files. */
async function saveFiles(store: InboxStore, { reference, files }: WholeEntry, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [n, { id, name }] of files.entries()) {
    const path = join(folder, `${reference}-${n + 1}-${printable(name).replaceAll(/[\\/\n\t]/g, "_")}`);
    await writeFile(path, await store.bytesOf(id), { flag: "wx", mode: 0o600 }).catch(
      (error: NodeJS.ErrnoException) => {
        throw new Refusal(error.code === "EEXIST" ? `${path} is there already` : `${path}: ${error.message}`);
      },
    );
    console.log(`saved ${path}`);
  }
  if (files.length === 0) console.log("it came without files");
}
