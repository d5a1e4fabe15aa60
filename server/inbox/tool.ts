import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import type { Database } from "#api/db/database.ts";
import { Refusal } from "#api/refusal.ts";
import type { Config } from "../config.ts";

/** What every inbox command uses. */
export type Tools = { database: Database; config: Config; now: Date };

export type Command = {
  usage: string;
  /** One-line description. */
  about: string;
  run(args: string[], tools: Tools): Promise<void>;
};

/** Parses the words and options of a command; an unknown one is named in the error. */
export function readArgs<Options extends ParseArgsOptionsConfig>(args: string[], options: Options, mostWords = 0) {
  const parsed = parse(args, options);
  const extra = parsed.positionals[mostWords];
  if (extra !== undefined) throw new Refusal(`“${extra}” is one word too many`);
  return parsed;
}

function parse<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Its first sentence names the mistake; the others are for programmers.
    throw new Refusal(error instanceof Error ? (error.message.split(". ")[0] ?? "") : String(error));
  }
}

/** One of a list, or an error that names them all. */
export function oneOf<Value extends string>(
  option: string,
  given: string | undefined,
  known: readonly Value[],
): Value | undefined {
  if (given === undefined) return undefined;
  const found = known.find((value) => value === given);
  if (!found) throw new Refusal(`--${option} takes one of ${known.join(", ")}, not “${given}”`);
  return found;
}
