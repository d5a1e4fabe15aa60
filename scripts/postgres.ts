import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "../tests/support/free-port.ts";
import { findProgram, installPackages } from "#server/find-program.ts";

export type TestDatabase = { url: string; origin: string; stop(): void };
/**
 * One that a test can interrupt: `halt` ends it with all its connections, `resume` starts it again on the same port.
 */
export type PrivateDatabase = TestDatabase & { halt(): void; resume(): void };

/** PostgreSQL for the tests: DATABASE_URL_TEST, or a private one from Debian's package, removed when they end. */
export async function providePostgres(): Promise<TestDatabase> {
  const given = process.env["DATABASE_URL_TEST"];
  if (given) return { url: given, origin: "DATABASE_URL_TEST", stop: () => {} };
  return startPostgres();
}

export async function startPostgres(): Promise<PrivateDatabase> {
  const initdb = findInitdb() ?? (installPackages("postgresql") ? findInitdb() : undefined);
  if (!initdb) {
    throw new Error(
      "The database tests need PostgreSQL: install it (apt install postgresql) or set DATABASE_URL_TEST.",
    );
  }
  return startPrivate(dirname(initdb), await freePort());
}

function findInitdb(): string | undefined {
  return findProgram(["initdb"], globSync("/usr/lib/postgresql/*/bin").toSorted().toReversed());
}

function startPrivate(bin: string, port: number): PrivateDatabase {
  const folder = mkdtempSync(join(tmpdir(), "renaria-postgres-"));
  const data = join(folder, "data");
  const owner = ownerOf(folder);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...owner, cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  run("initdb", "-D", data, "-U", "renaria", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C");
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=off`;
  const resume = () => void run("pg_ctl", "start", "-w", "-D", data, "-l", join(folder, "log"), "-o", options);
  const halt = () => void run("pg_ctl", "stop", "-D", data, "-m", "immediate");
  resume();
  return {
    halt,
    resume,
    url: `postgres://renaria@127.0.0.1:${port}/postgres`,
    origin: `a private one from ${bin}`,
    stop() {
      halt();
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as its own user. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
  const owner = { uid: idOf("-u"), gid: idOf("-g") };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}
