import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const FLOORS = ["contract", "api", "publishing", "site", "server"];

/** A copy of the code in a temporary folder, to try a change on. */
export function copyFloors(): string {
  const folder = mkdtempSync(join(tmpdir(), "renaria-tried-"));
  for (const floor of FLOORS)
    cpSync(floor, join(folder, floor), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  for (const file of ["package.json", "tsconfig.json"]) cpSync(file, join(folder, file));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

export type CompileError = { file: string; error: string };

/** The compile errors of the copy. */
export async function compile(folder: string): Promise<CompileError[]> {
  const { output } = await run(folder, "node_modules/.bin/tsc", ["--pretty", "false"]);
  const errors = output.matchAll(/^([^\s(]+)\(\d+,\d+\): error (.*)$/gm);
  return Array.from(errors, ([, file = "", error = ""]) => ({ file, error }));
}

export function run(folder: string, program: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = execFile(program, args, { cwd: folder, maxBuffer: 2 ** 26 }, (_error, stdout, stderr) =>
      done({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}
