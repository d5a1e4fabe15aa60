import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs that is on PATH or in one of the folders. */
export function findProgram(names: string[], folders: string[] = []): string | undefined {
  const places = [...(process.env["PATH"] ?? "").split(delimiter), ...folders];
  return names.flatMap((name) => places.map((place) => join(place, name))).find(isRunnable);
}

/** Installs Debian packages where that is possible: as root, with apt. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !findProgram(["apt-get"])) return false;
  console.log(`Installing Debian's ${names.join(", ")} …`);
  const apt = (...args: string[]) =>
    spawnSync("apt-get", ["-q", "-y", ...args], {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  return apt("update") && apt("install", "--no-install-recommends", ...names);
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
