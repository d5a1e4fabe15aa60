// The launcher of every npm script: runs on the system's Node (20.20 is enough), installs what the lockfile requires,
// then hands over to a Node that can run the project. Plain JavaScript on purpose.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { totalmem } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = [22, 22];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".installed");
const [entry, ...args] = process.argv.slice(2);
const MB = 2 ** 20;
/** A database of this size has more than 40,000 articles. */
const LARGE_MB = 512;

/** Instead of a program: install everything, or only what the server needs, without build and test tools. */
const INSTALLS = { "--install": "--include=dev", "--install-production": "--omit=dev" };

process.chdir(root);
if (entry in INSTALLS) installPackages(INSTALLS[entry]);
else {
  if (!isInstalled()) installPackages(INSTALLS["--install"]);
  run(join(root, entry), args);
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wantedPackages();
}

function wantedPackages() {
  const hash = createHash("sha256").update(readFileSync("package-lock.json"));
  return hash.update(`${process.platform}-${process.arch}`).digest("hex");
}

function installPackages(which) {
  console.log("Installing the packages of package-lock.json …");
  // NODE_ENV=production would skip the build tools; the tests find a browser themselves.
  const done = spawnSync("npm", ["ci", which, "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" },
  });
  if (done.status !== 0) stop("npm ci failed: see its message above.");
  writeFileSync(stamp, wantedPackages());
}

function run(file, args) {
  const node = isNewEnough(process.versions.node) ? process.execPath : bundledNode();
  const flags = entry === "scripts/start.ts" ? serverFlags() : [];
  const env = {
    // Compiled code is reused by the next run.
    NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled"),
    // Otherwise each thread that compresses pages would have its own heap.
    MALLOC_ARENA_MAX: "2",
    ...process.env,
  };
  // Replaces this process if Node can, so that there is one process to watch and to signal.
  if (process.execve) process.execve(node, [node, ...flags, file, ...args], env);
  const child = spawn(node, [...flags, file, ...args], { stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/**
 * Less memory for slightly more CPU (docs/scale.md has the figures). Much content would be collected over and over while it
 * is read, so there it is the other way round. A limit in NODE_OPTIONS overrides ours.
 */
function serverFlags() {
  const given = process.env.NODE_OPTIONS ?? "";
  const stored = storedMegabytes();
  const pace =
    stored > LARGE_MB ? ["--max-semi-space-size=32"] : ["--max-semi-space-size=8", "--heap-growing-percent=40"];
  return [...pace, `--max-old-space-size=${heapLimit(stored)}`].filter((flag) => !given.includes(flag.split("=")[0]));
}

/**
 * In MB. Articles stay packed outside the heap, but what is unpacked, a new version and its index grow with them: more
 * content gets a higher limit, up to half of the machine's memory. How much PostgreSQL has is not known at the first start:
 * enough for 100,000 articles.
 */
function heapLimit(stored) {
  const least = process.env.DATABASE_URL ? 1024 : LARGE_MB;
  return Math.round(Math.max(least, Math.min(stored, totalmem() / MB / 2)));
}

/** Of PostgreSQL it is told by the articles that the last start has kept in a file: about a quarter of what it stores. */
function storedMegabytes() {
  const dataDir = process.env.DATA_DIR || ".data";
  if (process.env.DATABASE_URL) return 4 * megabytesOf(join(dataDir, "cache", "articles"));
  return megabytesOf(join(dataDir, "renaria.sqlite"));
}

function megabytesOf(file) {
  // statSync throws if DATA_DIR is a file, even when told not to; the server then says what is wrong.
  return existsSync(file) ? statSync(file).size / MB : 0;
}

function bundledNode() {
  const node = join(root, "node_modules", ".bin", "node");
  if (existsSync(node)) return node;
  stop(
    `Node ${OLDEST_NODE.join(".")} or newer is needed here: this one is ${process.versions.node}, and npm brings none for ${process.platform}-${process.arch}.`,
  );
}

function isNewEnough(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
