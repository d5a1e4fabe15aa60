import { readFileSync } from "node:fs";
import type { Manifest } from "vite";
import type { SiteAssets } from "#site/render/page-assets.ts";

const SITE = "site/render/handler.server.ts";
const SCRIPT = "site/entry.client.ts";
/** The file into which the build joined the styles of a page's parts; see scripts/join-styles.ts. */
export const JOINED_STYLES = "joined-styles.json";

/** Read from Vite's manifests of the two builds. */
export function readBuiltAssets(folder: string): SiteAssets {
  const server = readManifest(`${folder}/server`);
  const script = readManifest(`${folder}/client`)[SCRIPT];
  if (!script) throw new Error(`${folder}: ${SCRIPT} is not in the manifest`);
  const joined: Record<string, string> = JSON.parse(readFileSync(`${folder}/${JOINED_STYLES}`, "utf8"));
  const frame = stylesOf(server, []);
  const known = new Map<string, string[]>();
  return {
    scripts: [`/${script.file}`],
    stylesOf(modules) {
      const key = modules.join();
      const styles = known.get(key) ?? join(stylesOf(server, modules));
      known.set(key, styles);
      return styles;
    },
  };

  function join(styles: string[]): string[] {
    const parts = styles.slice(frame.length);
    const file = joined[parts.join()];
    return [...frame, ...(file ? [file] : parts)];
  }
}

/**
 * The order in which styles apply. First those of the site itself: layers, tokens, base, then the shell. Then, for each
 * module, the parts it shares with others, in the order of its imports, and its own last. Each once.
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
  const frame = walk(SITE);
  const rest = modules.flatMap(walk).toSorted((a, b) => kitPlace(a) - kitPlace(b));
  return [...new Set([...frame, ...rest])].map((file) => `/${file}`);
}

/** Those of the design system come before what is built from it, in this order. */
const KIT = "fields select choices tabs accordion scroll-x tables row-groups pagination message prose".split(" ");

function kitPlace(file: string): number {
  const place = KIT.indexOf(/\/([\w-]+)-[\w-]{6}\.css$/.exec(file)?.[1] ?? "");
  return place < 0 ? KIT.length : place;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8"));
}
