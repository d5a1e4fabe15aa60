import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ENTRY = /\/site\/entry\.client\.ts$/;

/**
 * React Router compiles every view for the browser to learn its styles. Views run on the server alone, so of the scripts
 * only those are published that the one entry leads to.
 */
export const withoutUnusedScripts: Plugin = {
  name: "without-unused-scripts",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  writeBundle({ dir = "" }, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const queue = chunks
      .filter(({ facadeModuleId }) => ENTRY.test(facadeModuleId ?? ""))
      .map(({ fileName }) => fileName);
    if (queue.length === 0) throw new Error("there is no entry for the browser");
    const used = new Set(queue);
    for (let name = queue.pop(); name; name = queue.pop()) {
      const chunk = bundle[name];
      if (chunk?.type !== "chunk") continue;
      for (const next of [...chunk.imports, ...chunk.dynamicImports]) {
        if (!used.has(next)) queue.push(next);
        used.add(next);
      }
    }
    for (const { fileName } of chunks) if (!used.has(fileName)) rmSync(join(dir, fileName));
  },
};
