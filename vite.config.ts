import { reactRouter } from "@react-router/dev/vite";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

/** React Router reloads the page on every failed chunk, without end; ours does it once a minute at most. */
const guardedReload: Plugin = {
  name: "guarded-reload",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    if (!/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/.test(id)) return undefined;
    const guarded = code.replace(
      /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
      "return reloadOnce(error);",
    );
    if (guarded === code) this.error("React Router reloads in another place now: look at its routeModules.js");
    return `import { reloadOnce } from ${JSON.stringify(resolve("site/shell/reload-once.ts"))};\n${guarded}`;
  },
};

export default defineConfig({
  plugins: [guardedReload, reactRouter()],
  publicDir: "site/public",
  build: {
    target: "baseline-widely-available",
    // Everything is a file of its own: an inlined data: URL would need a hole in the content policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Few files compress better than many, and React's stays cached while our own code changes.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: "frame",
                  test: /site\/(shell\/(?!russian|english)|seo|ui|urls|link|state|modals\/modal|modals\/open|modals\/registry|i18n\/words)/,
                },
              ],
            },
          },
        },
      },
    },
    // The server's half of the site is one function (see handler.server.ts), so that React Router's context keys exist once.
    ssr: { build: { rollupOptions: { input: "./site/handler.server.ts" } } },
  },
});
