import { Refusal } from "#api/refusal.ts";
import { readConfig } from "./config.ts";
import { answered } from "./inbox/answered.ts";
import { erase } from "./inbox/erase.ts";
import { exportAll } from "./inbox/export.ts";
import { list } from "./inbox/list.ts";
import { publish, unpublish } from "./inbox/publish.ts";
import { retry } from "./inbox/retry.ts";
import { show } from "./inbox/show.ts";
import { sweep } from "./inbox/sweep.ts";
import type { Command } from "./inbox/tool.ts";
import { withDatabase } from "./open-database.ts";
import { refuseWrongPlace } from "./refuse-wrong-place.ts";
import { stopOnError } from "./stop-on-error.ts";

// npm run inbox -- …: for those who answer what visitors send. The commands work beside a running server.
const commands: Record<string, Command> = {
  list,
  show,
  export: exportAll,
  answered,
  retry,
  publish,
  unpublish,
  erase,
  sweep,
};

const [name = "", ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  const lines = Object.values(commands).map(({ usage, about }) => `npm run inbox -- ${usage}\n    ${about}`);
  console.error(lines.join("\n"));
  process.exit(1);
}
try {
  const config = readConfig(process.env);
  refuseWrongPlace(config);
  await withDatabase(config, (database) => command.run(args, { database, config, now: new Date() }));
} catch (error) {
  if (!isForStaff(error)) stopOnError(error);
  console.error(error.message);
  process.exit(1);
}

function isForStaff(error: unknown): error is Error {
  if (error instanceof Error && /database is locked/.test(error.message)) {
    error.message = "the database is busy: try again in a minute";
    return true;
  }
  return error instanceof Refusal;
}
