import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { joinStyles } from "./join-styles.ts";
import { precompress } from "#publishing/pictures/precompress.ts";

const INPUTS = [
  "site/**/*",
  "contract/**/*.ts",
  "*.config.ts",
  "scripts/{built-constants,class-names,join-styles,property-names,server-only}.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
const STAMP = "build/.inputs";

/** Builds the site's bundles if one of their inputs has changed since the last build. */
export async function buildWhenStale(): Promise<void> {
  const inputs = hashOfInputs();
  if (readStamp() === inputs) return;
  console.log("Building the site …");
  const done = spawnSync(process.execPath, ["node_modules/vite/bin/vite.js", "build"], {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (done.status !== 0) {
    console.error(done.stdout + done.stderr);
    process.exit(1);
  }
  // The server's build contains the styles and pictures of its views; browsers are served from one folder.
  cpSync("build/server/assets", "build/client/assets", { recursive: true });
  joinStyles("build");
  precompressFiles();
  writeFileSync(STAMP, inputs);
}

/** Hashed files are compressed once, at the highest level. */
function precompressFiles() {
  for (const file of globSync("build/client/**/*.{js,css,svg,json}")) {
    const body = readFileSync(file);
    if (body.length < 256) continue;
    for (const [ending, packed] of precompress(body)) writeFileSync(file + ending, packed);
  }
}

function hashOfInputs(): string {
  const hash = createHash("sha256");
  for (const file of globSync(INPUTS, {
    exclude: ["**/*.test.*"],
  }).toSorted()) {
    try {
      hash.update(file).update(readFileSync(file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EISDIR") throw error;
    }
  }
  return hash.digest("hex");
}

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return undefined;
  }
}

// npm run build; the start imports it.
if (process.argv[1] === import.meta.filename) await buildWhenStale();
