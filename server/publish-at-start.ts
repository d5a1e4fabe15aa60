import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import type { ContentStore } from "#api/db/content-store.ts";
import { findPublished, type PackFolders } from "#publishing/publish.ts";
import { ConfigError } from "./config.ts";

const TOOL = fileURLToPath(new URL("content.ts", import.meta.url));

/**
 * Publishes the pack if it is new, in a separate process: parsers and picture libraries would stay in the server's
 * memory. A pack that cannot be published does not take the site down; the start stops only if nothing was ever
 * published.
 */
export async function publishAtStart(store: ContentStore, folders: PackFolders, log: Logger): Promise<void> {
  if (await findPublished(store, folders)) return;
  const { isDone, said } = await runTool();
  if (isDone) return log.info(said);
  if ((await store.currentVersion()) === 0) throw new ConfigError(said);
  log.error(`the content pack is broken, the published version stays:\n${said}`);
}

function runTool(): Promise<{ isDone: boolean; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TOOL, "publish"], (error, stdout, stderr) => {
      resolve({ isDone: !error, said: (error ? stderr || error.message : stdout).trim() });
    });
  });
}
