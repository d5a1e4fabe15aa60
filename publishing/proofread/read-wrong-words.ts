import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { forEachLocale } from "#contract/locale.ts";
import type { Fault } from "../fault.ts";
import { readYaml } from "../read-yaml.ts";

const FILE = "spelling/wrong-words.yaml";

/** `wrong` is a regular expression for the whole word or phrase; `except` are phrases in which it is right. */
const WrongWord = z.strictObject({
  wrong: z.string().refine(isPattern, "not a regular expression"),
  right: z.string(),
  except: z.string().refine(isPattern, "not a regular expression").optional(),
});
const WrongWords = z.strictObject(forEachLocale(() => z.array(WrongWord).default([])));

export type WrongWord = z.output<typeof WrongWord>;
export type WrongWords = z.output<typeof WrongWords> & { faults: Fault[] };

/** A pack without the list has no wrong words. */
export async function readWrongWords(root: string): Promise<WrongWords> {
  const source = await readFile(join(root, FILE), "utf8").catch(() => "{}");
  const read = readYaml(source, WrongWords, 1);
  if ("value" in read) return { ...read.value, faults: [] };
  return { ...forEachLocale(() => []), faults: read.faults.map((fault) => ({ file: FILE, ...fault })) };
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
