import { Refusal } from "#api/refusal.ts";
import { readConfig } from "../config.ts";
import { withDatabase } from "../open-database.ts";
import { refuseWrongPlace } from "../refuse-wrong-place.ts";
import { answered } from "./answered.ts";
import { erase } from "./erase.ts";
import { exportAll } from "./export.ts";
import { list } from "./list.ts";
import { publish, unpublish } from "./publish.ts";
import { retry } from "./retry.ts";
import { show } from "./show.ts";
import { sweep } from "./sweep.ts";
import type { Command } from "./tool.ts";

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

/** Runs one command and returns the exit code. What staff can fix is reported in one line; anything else is thrown. */
export async function runInbox([name = "", ...args]: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const lines = Object.values(commands).map(({ usage, about }) => `npm run inbox -- ${usage}\n    ${about}`);
    console.error(lines.join("\n"));
    return 1;
  }
  try {
    const config = readConfig(env);
    refuseWrongPlace(config);
    await withDatabase(config, (database) => command.run(args, { database, config, now: new Date() }));
    return 0;
  } catch (error) {
    const line = lineForStaff(error);
    if (line === undefined) throw error;
    console.error(line);
    return 1;
  }
}

function lineForStaff(error: unknown): string | undefined {
  if (error instanceof Error && /database is locked/.test(error.message))
    return "the database is busy: try again in a minute";
  return error instanceof Refusal ? error.message : undefined;
}
