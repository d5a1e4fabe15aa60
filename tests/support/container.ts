import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { findProgram } from "#server/find-program.ts";

/** Runs a program with its own root; Debian's package bubblewrap. */
export const bubblewrap = findProgram(["bwrap"]);

type Instruction = { name: string; words: string[]; text: string };

/** The stages of a Dockerfile, each a list of its instructions. */
export function readStages(file: string): Instruction[][] {
  const lines = readFileSync(file, "utf8")
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [name = "", ...words] = line.split(/\s+/);
    if (name === "FROM") stages.push([]);
    stages.at(-1)?.push({ name, words, text: line.slice(name.length + 1) });
  }
  return stages;
}

/** What `COPY . .` copies: the files under version control, except those of .dockerignore. */
export function copyContext(project: string, to: string): void {
  const ignored = new Set(readFileSync(join(project, ".dockerignore"), "utf8").trim().split("\n"));
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: project, encoding: "utf8" }).split("\0");
  for (const path of tracked.filter(Boolean))
    if (!ignored.has(path.split("/")[0] ?? "") && existsSync(join(project, path)))
      copy(join(project, path), join(to, path));
}

export function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

type Container = {
  /** Folders of this machine by their path inside; everything else is read-only. */
  writable: Record<string, string>;
  readOnly?: Record<string, string>;
  env: Record<string, string>;
  user?: number;
};

/**
 * The arguments of bubblewrap; no path may contain a space. This machine's programs and Node, the given folders, and
 * nothing else of it.
 */
function insideOf({ writable, readOnly = {}, env, user = 0 }: Container): string[] {
  // For a registry behind a proxy with its own certificate.
  const certificates = process.env["NODE_EXTRA_CA_CERTS"];
  const shown = {
    "/node": dirname(dirname(realpathSync(process.execPath))),
    ...readOnly,
    ...(certificates && { "/certificates": certificates }),
  };
  const variables = {
    PATH: "/node/bin:/usr/bin:/bin",
    HOME: "/tmp",
    ...(certificates && { NODE_EXTRA_CA_CERTS: "/certificates" }),
    ...env,
  };
  const options = [
    "--unshare-user --unshare-pid --unshare-ipc --die-with-parent --clearenv",
    `--uid ${user} --gid ${user} --chdir /app`,
    "--ro-bind /usr /usr --ro-bind /etc /etc --proc /proc --dev /dev --tmpfs /tmp",
    ...["lib", "lib64", "bin", "sbin"].map((name) => `--symlink usr/${name} /${name}`),
    ...Object.entries(shown).map(([inside, outside]) => `--ro-bind ${outside} ${inside}`),
    ...Object.entries(writable).map(([inside, outside]) => `--bind ${outside} ${inside}`),
  ].flatMap((line) => line.split(" "));
  const setenv = Object.entries(variables).flatMap(([name, value]) => ["--setenv", name, value]);
  return [...options, ...setenv, "--remount-ro", "/"];
}

export function runInside(container: Container, command: string): string {
  return execFileSync(bubblewrap ?? "", [...insideOf(container), "sh", "-ec", command], { encoding: "utf8" });
}

export function startInside(container: Container, command: string[]) {
  return spawn(bubblewrap ?? "", [...insideOf(container), ...command], { stdio: ["ignore", "pipe", "pipe"] });
}
