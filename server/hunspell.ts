import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { Locale } from "#contract/locale.ts";
import { findProgram, installPackages } from "./find-program.ts";

/** The Debian package of a language, and its dictionary. */
const DICTIONARIES: Record<Locale, { from: string; name: string }> = {
  ru: { from: "hunspell-ru", name: "ru_RU" },
  en: { from: "hunspell-en-gb", name: "en_GB" },
};
const PACKAGES = ["hunspell", ...Object.values(DICTIONARIES).map(({ from }) => from)];

/** Suggestions take hunspell longer than everything else, so only the first words get them. */
const MOST_SUGGESTED = 30;

/**
 * The words that hunspell does not know, with suggestions. One process for all words: loading the dictionary takes the
 * most time.
 */
export async function spell(language: Locale, words: string[], own: string): Promise<Map<string, string[]>> {
  const program = provideHunspell();
  const args = ["-i", "utf-8", "-d", DICTIONARIES[language].name, ...(existsSync(own) ? ["-p", own] : [])];
  const listed = await run(program, [...args, "-l"], words);
  const unknown = listed.split("\n").filter(Boolean);
  const asked = unknown.slice(0, MOST_SUGGESTED).map((word) => `^${word}`);
  const suggested = asked.length > 0 ? readAnswer(await run(program, [...args, "-a"], asked)) : new Map();
  return new Map(unknown.map((word) => [word, suggested.get(word) ?? []]));
}

async function run(program: string, args: string[], lines: string[]): Promise<string> {
  // hunspell reads files in the encoding of the locale, and uses our own list only if HOME is set.
  const env = { HOME: "/", ...process.env, LC_ALL: "C.UTF-8" };
  const child = spawn(program, args, { env, stdio: ["pipe", "pipe", "pipe"] });
  let answer = "";
  let complaint = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (answer += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (complaint += text));
  child.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const code = await new Promise((done) => child.on("close", done));
  if (code !== 0 || complaint) throw new Error(`hunspell ended with ${code}: ${complaint}`);
  return answer;
}

/** A greeting, then a line for each word: `& word count offset: suggestions`, `# word offset`, or a sign that it is right. */
function readAnswer(answer: string): Map<string, string[]> {
  return new Map(
    answer.split("\n").flatMap((line): [string, string[]][] => {
      const [, word, suggestions] = /^[&#] (\S+) [\d ]+(?:: (.*))?$/.exec(line) ?? [];
      return word ? [[word, suggestions?.split(", ").slice(0, 3) ?? []]] : [];
    }),
  );
}

function provideHunspell(): string {
  const find = () => (isComplete() ? findProgram(["hunspell"]) : undefined);
  const found = find() ?? (installPackages(...PACKAGES) ? find() : undefined);
  if (!found) throw new Error(`Spelling needs hunspell and its dictionaries: apt install ${PACKAGES.join(" ")}.`);
  return found;
}

function isComplete(): boolean {
  return Object.values(DICTIONARIES).every(({ name }) => existsSync(`/usr/share/hunspell/${name}.dic`));
}
