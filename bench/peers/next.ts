import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { type Element, one } from "../../tests/support/read-html.ts";
import { runNode } from "../../tests/support/server.ts";

type Tree = string | [tag: string, attributes: Record<string, string>, children: Tree[]];

/** The same page as a Next app, installed, built and started; undefined if it cannot be installed. */
export async function provideNext(html: string) {
  const folder = mkdtempSync(join(tmpdir(), "renaria-next-"));
  cpSync(new URL("next", import.meta.url), folder, { recursive: true });
  writeFileSync(join(folder, "article.json"), JSON.stringify(toTrees(one(html, "body").children)));
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"], timeout: 300_000 }).status ===
    0;
  const next = join(folder, "node_modules/next/dist/bin/next");
  const isBuilt =
    run("npm", "install", "--ignore-scripts", "--no-audit", "--no-fund") && run(process.execPath, next, "build");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (!isBuilt) return void remove();
  const port = String(await freePort());
  const server = runNode([next, "start", "-p", port], { NEXT_TELEMETRY_DISABLED: "1" }, folder);
  await server.said(/Ready/);
  return {
    origin: `http://localhost:${port}`,
    pid: server.process.pid ?? 0,
    async stop() {
      server.process.kill("SIGTERM");
      await server.exit;
      remove();
    },
  };
}

/** As in the DOM. */
const TEXT = 3;
const NOT_OF_THE_PAGE = new Set(["script", "style", "template"]);
const NAMES = new Map([
  ["class", "className"],
  ["for", "htmlFor"],
]);

function toTrees(nodes: Element["children"]): Tree[] {
  return nodes.flatMap((node): Tree[] => {
    if (node.nodeType === TEXT && "data" in node) return [node.data];
    if (!("attribs" in node) || NOT_OF_THE_PAGE.has(node.name)) return [];
    const attributes = Object.entries(node.attribs).map(([name, value]) => [NAMES.get(name) ?? name, value]);
    return [[node.name, Object.fromEntries(attributes), toTrees(node.children)]];
  });
}
