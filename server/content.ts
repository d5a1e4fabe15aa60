import { spawnSync } from "node:child_process";
import { languageName, translationLocales } from "#contract/locale.ts";
import { createContentStore } from "#api/db/content-store.ts";
import { createMissStore } from "#api/db/miss-store.ts";
import { createUsefulStore } from "#api/db/useful-store.ts";
import { describeFault } from "#publishing/fault.ts";
import { listUntranslated } from "#publishing/list-untranslated.ts";
import { makeNew, newTypes } from "#publishing/make-new.ts";
import { proofread } from "#publishing/proofread/proofread.ts";
import { publishPack } from "#publishing/publish.ts";
import { readPack } from "#publishing/read-pack.ts";
import { findMisspellings } from "#publishing/spelling/find-misspellings.ts";
import { Refusal } from "#api/refusal.ts";
import { readConfig } from "./config.ts";
import { packOf } from "./content-source.ts";
import { findStaleDocuments } from "./documents/list-documents.ts";
import { spell } from "./hunspell.ts";
import { readInterfaceTexts } from "./interface-texts.ts";
import { withDatabase } from "./open-database.ts";
import { stopOnError } from "./stop-on-error.ts";

// npm run content -- …: the editor's commands. They work beside a running server, which shows a new version within two
// seconds.
const commands: Record<string, { usage: string; run(...args: string[]): Promise<void> }> = {
  check: { usage: "check", run: check },
  spell: { usage: "spell", run: checkSpelling },
  publish: { usage: "publish", run: publish },
  list: { usage: "list", run: list },
  rollback: { usage: "rollback <version>", run: rollback },
  new: { usage: `new <${newTypes.join("|")}> <alias>`, run: create },
  untranslated: { usage: `untranslated <${translationLocales.join("|")}>`, run: untranslated },
  leaflets: { usage: "leaflets [--all]", run: makeLeaflets },
  misses: { usage: "misses", run: misses },
  useful: { usage: "useful", run: useful },
};

const [name = "", ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(
    Object.values(commands)
      .map(({ usage }) => `npm run content -- ${usage}`)
      .join("\n"),
  );
  process.exit(1);
}
await command.run(...args).catch((error: unknown) => {
  if (!(error instanceof Refusal)) stopOnError(error);
  console.error(error.message);
  process.exit(1);
});

async function check() {
  const { pack, mediaDir } = packOf(readConfig(process.env));
  const read = await readPack(pack, mediaDir);
  const faults = "faults" in read ? read.faults : await findStaleDocuments(pack, read.pack.records);
  faults.push(...(await proofread(pack, readInterfaceTexts())));
  if ("faults" in read || faults.length > 0) throw new Refusal(faults.map(describeFault).join("\n"));
  console.log(`${read.pack.records.length} records, no faults`);
}

async function checkSpelling() {
  const faults = await findMisspellings(readConfig(process.env).contentDir, spell, readInterfaceTexts());
  if (faults.length > 0) throw new Refusal(faults.map(describeFault).join("\n"));
  console.log("no unknown words");
}

async function publish() {
  const config = readConfig(process.env);
  await withDatabase(config, async ({ db }) => {
    const store = createContentStore(db);
    const { version, isNew } = await publishPack(store, { ...packOf(config), now: new Date() });
    console.log(isNew ? `published version ${version}` : `nothing new: version ${version} is this pack`);
  });
}

async function list() {
  await withDatabase(readConfig(process.env), async ({ db }) => {
    for (const { id, publishedAt, isShown } of await createContentStore(db).versions()) {
      console.log(`${isShown ? "→" : " "} ${id}  ${publishedAt}`);
    }
  });
}

async function rollback(version = "") {
  await withDatabase(readConfig(process.env), async ({ db }) => {
    const isDone = /^\d+$/.test(version) && (await createContentStore(db).show(Number(version)));
    if (!isDone) throw new Refusal(`there is no version ${version || "without a number"}: npm run content -- list`);
    console.log(`version ${version} is shown`);
  });
}

async function create(type = "", alias = "") {
  console.log((await makeNew(readConfig(process.env).contentDir, type, alias)).join("\n"));
}

async function untranslated(locale = "") {
  const language = translationLocales.find((one) => one === locale);
  if (!language) throw new Refusal(`content is translated into ${translationLocales.join(", ")}`);
  const lacking = await listUntranslated(readConfig(process.env).contentDir, language);
  console.log([...lacking, `${lacking.length} to be translated into ${languageName(language)}`].join("\n"));
}

/** A separate script, because it needs a browser, which a server that only publishes does not have. */
async function makeLeaflets(...options: string[]) {
  const { status } = spawnSync(process.execPath, ["scripts/make-documents.ts", ...options], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}

async function misses() {
  await withDatabase(readConfig(process.env), async (database) => {
    for (const { times, locale, query, lastAt } of await createMissStore(database).list(100)) {
      console.log(`${String(times).padStart(5)}  ${locale}  ${lastAt.slice(0, 10)}  ${query}`);
    }
  });
}

/** For each text of an article how many said yes and no, least useful first; then the visitors' remarks. */
async function useful() {
  await withDatabase(readConfig(process.env), async (database) => {
    const store = createUsefulStore(database);
    for (const { yes, no, locale, version, alias, first_at, last_at } of await store.counts(200)) {
      const days = `${first_at.slice(0, 10)}…${last_at.slice(0, 10)}`;
      console.log(
        `yes ${String(yes).padStart(5)}  no ${String(no).padStart(5)}  ${locale}  ${days}  ${version}  ${alias}`,
      );
    }
    for (const { answer, locale, at, version, alias, line } of await store.lines(100)) {
      console.log(`${answer.padEnd(3)}  ${locale}  ${at.slice(0, 10)}  ${version}  ${alias}: ${line}`);
    }
  });
}
