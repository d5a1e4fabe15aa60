import { createContentStore } from "#api/db/content-store.ts";
import { openDatabase } from "#api/db/database.ts";
import { migrate } from "#api/db/migrate.ts";
import { describeFault } from "#api/publishing/fault.ts";
import { BrokenPack, publishPack } from "#api/publishing/publish.ts";
import { readPack } from "#api/publishing/read-pack.ts";
import { stopOnError } from "./boot.ts";
import { readConfig } from "./config.ts";
import { CONTENT_PACK } from "./content-source.ts";

const commands = { check, publish };
const USAGE = `npm run content -- ${Object.keys(commands).join("|")}`;

const [name = ""] = process.argv.slice(2);
if (!(name in commands)) {
  console.error(USAGE);
  process.exit(1);
}
await commands[name as keyof typeof commands]().catch(stopOnError);

async function check() {
  const read = await readPack(CONTENT_PACK);
  if ("faults" in read) return refuse(read.faults.map(describeFault).join("\n"));
  console.log(`${read.pack.records.length} records, no faults`);
}

/** Works beside a running server, which shows the new version within two seconds. */
async function publish() {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const database = openDatabase({ dataDir, databaseUrl });
  try {
    await migrate(database);
    const { version, isNew } = await publishPack(createContentStore(database.db), CONTENT_PACK, new Date());
    console.log(isNew ? `published version ${version}` : `nothing new: version ${version} is this pack`);
  } catch (error) {
    if (!(error instanceof BrokenPack)) throw error;
    refuse(error.message);
  } finally {
    await database.close();
  }
}

function refuse(faults: string) {
  console.error(faults);
  process.exitCode = 1;
}
