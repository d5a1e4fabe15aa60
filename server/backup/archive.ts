import { execFile } from "node:child_process";
import { closeSync, fsyncSync, openSync } from "node:fs";
import { promisify } from "node:util";
import { Refusal } from "#api/refusal.ts";

const run = promisify(execFile);

/** Packs the folder into one file and reads it back, to compare what was written with the folder. */
export async function packArchive(folder: string, file: string): Promise<void> {
  await tar("--create", "--file", file, "--directory", folder, ".");
  syncToDisk(file);
  await tar("--compare", "--file", file, "--directory", folder);
}

export async function unpackArchive(file: string, folder: string): Promise<void> {
  // The user who restores it owns the files, and nobody else may read them.
  await tar("--extract", "--file", file, "--directory", folder, "--no-same-owner", "--no-same-permissions");
}

/** After this, the file survives a power cut. */
export function syncToDisk(path: string): void {
  const opened = openSync(path, "r");
  fsyncSync(opened);
  closeSync(opened);
}

async function tar(...args: string[]): Promise<void> {
  await run("tar", args).catch((error: { stderr?: string; message: string }) => {
    throw new Refusal(`tar: ${(error.stderr || error.message).trim().split("\n")[0]}`);
  });
}
