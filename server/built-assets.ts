import { readFileSync } from "node:fs";
import type { Manifest } from "vite";
import type { SiteAssets } from "#site/render/page-assets.ts";

const SITE = "site/render/handler.server.ts";
const SCRIPT = "site/entry.client.ts";

/** What Vite's manifests of the two builds say. */
export function readBuiltAssets(folder: string): SiteAssets {
  const server = readManifest(`${folder}/server`);
  const script = readManifest(`${folder}/client`)[SCRIPT];
  if (!script) throw new Error(`${folder}: ${SCRIPT} is not in the manifest`);
  const known = new Map<string, string[]>();
  return {
    scripts: [`/${script.file}`],
    stylesOf(modules) {
      const key = modules.join();
      const styles = known.get(key) ?? stylesOf(server, modules);
      known.set(key, styles);
      return styles;
    },
  };
}

/**
 * The order in which styles apply. First those of the site itself: layers, tokens, base, then the shell. Then, module by
 * module, the parts that a module shares with others, in the order in which it imports them; its own last. Each once.
 */
export function stylesOf(manifest: Manifest, modules: string[]): string[] {
  const seen = new Set<string>();
  const walk = (name: string): string[] => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    const own = chunk.css ?? [];
    const shared = (chunk.imports ?? []).flatMap(walk);
    return name === SITE ? [...own, ...shared] : [...shared, ...own];
  };
  return [...new Set([SITE, ...modules].flatMap(walk))].map((file) => `/${file}`);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8"));
}
