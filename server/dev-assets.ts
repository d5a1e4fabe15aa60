import { resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { SiteAssets } from "#site/render/page-assets.ts";

const STYLE = /\.css$/;
/** A page's own styles come after the parts that it shares with others. */
const OWN = /^\/site\/pages\//;

export const devScripts = ["/@vite/client", "/site/entry.client.ts"];

/** In development, Vite's module graph of the server says which styles a page has. */
export function devAssets(vite: ViteDevServer): SiteAssets {
  return {
    scripts: devScripts,
    stylesOf(modules) {
      const { moduleGraph } = vite.environments.ssr;
      const seen = new Set<string>();
      // In the order of imports, as in the build; dynamic imports are not followed.
      const walk = (url: string): string[] => {
        const module = moduleGraph.urlToModuleMap.get(url);
        if (!module || seen.has(url)) return [];
        seen.add(url);
        // An edited style gets a new address, so that the open page loads it.
        if (STYLE.test(url)) return [module.lastHMRTimestamp ? `${url}?t=${module.lastHMRTimestamp}` : url];
        return (module.transformResult?.deps ?? []).flatMap(walk);
      };
      const styles = ["site/render/handler.server.ts", ...modules].flatMap((file) =>
        walk(moduleGraph.getModuleById(resolve(vite.config.root, file))?.url ?? ""),
      );
      return styles.toSorted((a, b) => Number(OWN.test(a)) - Number(OWN.test(b)));
    },
  };
}

/** Notifies the open page of a change that affects its HTML; browser/in-development.ts shows it. */
export const showEdits: Plugin = {
  name: "show-edits",
  enforce: "post",
  hotUpdate({ modules, server, file }) {
    // Styles come with the page. Vite itself reloads what runs in the browser.
    if (this.environment.name === "client") return modules.filter(({ type }) => type !== "css");
    const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file) ?? [];
    if (modules.length > 0 && ![...inBrowser].some(({ type }) => type === "js"))
      server.environments.client.hot.send("renaria:edit");
    return undefined;
  },
};
