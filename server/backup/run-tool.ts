import { parseArgs } from "node:util";
import { Refusal } from "#api/refusal.ts";
import { type Config, readConfig } from "../config.ts";
import { stopOnError } from "../stop-on-error.ts";
import type { Manifest } from "./manifest.ts";

type Work = (config: Config, file: string, mayReplace: boolean) => Promise<string[]>;

/** Shared by both commands: one file argument, private files, and a one-line message for a user's mistake. */
export async function runTool(usage: string, work: Work): Promise<void> {
  process.umask(0o077);
  try {
    const { positionals, values } = readWords(usage);
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new Refusal(usage);
    for (const line of await work(readConfig(process.env), file, values.replace)) console.log(line);
  } catch (error) {
    if (!(error instanceof Refusal)) stopOnError(error);
    console.error(error.message);
    process.exit(1);
  }
}

/** What was saved, in one line, to compare with. */
export function describe({ tables, files, madeAt }: Manifest): string {
  const names = Object.keys(files);
  const of = (table: string) => tables[table] ?? 0;
  const secret = names.includes("secret") ? "the secret" : "no secret (it is in the environment)";
  return `${of("submission")} submissions, ${of("upload")} files, ${of("outbox")} letters, ${of("content_version")} content versions, ${names.filter((name) => name.startsWith("media/")).length} media, ${secret}, as of ${madeAt}`;
}

function readWords(usage: string) {
  try {
    return parseArgs({ allowPositionals: true, options: { replace: { type: "boolean", default: false } } });
  } catch {
    throw new Refusal(usage);
  }
}
