import { resolve } from "node:path";
import type { Plugin } from "vite";

const inRouter = (file: string) => new RegExp(`react-router/dist/\\w+/lib/${file}$`);

/** React Router reloads the page on every failed chunk, without end; ours does it once a minute at most. */
const guardedReload = browserOnly("guarded-reload", inRouter("dom/ssr/routeModules.js"), (code) => {
  const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
  if (!reload.test(code)) throw new Error("React Router reloads in another place now: look at its routeModules.js");
  const guarded = code.replace(reload, "return reloadOnce();");
  return `import { reloadOnce } from ${JSON.stringify(resolve("site/shell/reload-once.ts"))};\n${guarded}`;
});

/** The whole route table comes with the first page, so nothing is ever discovered: 1,000 bytes that never run. */
const noDiscovery = emptied("dom/ssr/fog-of-war.js", { isFogOfWarEnabled: "() => false" });

/** Nobody measures the router's parts in the visitor's browser: another 1,000 bytes. */
const noInstrumentation = emptied("router/instrumentation.js", { instrumentClientSideRouter: "(router) => router" });

/** What of React Router this site's visitors would load in vain is left out of their bundle. */
export const leanRouter: Plugin[] = [guardedReload, noDiscovery, noInstrumentation];

/** A module whose exports do nothing, but for those given. */
function emptied(file: string, kept: Record<string, string>): Plugin {
  return browserOnly(`without ${file}`, inRouter(file), (code) => {
    const names =
      /export \{([^}]+)\}/
        .exec(code)?.[1]
        ?.split(",")
        .map((name) => name.trim()) ?? [];
    const unknown = Object.keys(kept).filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`React Router's ${file} has no ${unknown.join(", ")} any more`);
    return names.map((name) => `export const ${name} = ${kept[name] ?? "() => undefined"};`).join("\n");
  });
}

export function browserOnly(name: string, id: RegExp, change: (code: string, id: string) => string): Plugin {
  return {
    name,
    apply: "build",
    enforce: "post",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: { filter: { id }, handler: (code, id) => ({ code: change(code, id), map: null }) },
  };
}
