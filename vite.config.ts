import { defineConfig } from "vite";
import { serverOnly } from "./scripts/server-only.ts";
import { readableClassName, shortClassName } from "./scripts/class-names.ts";
import { shortProperties } from "./scripts/property-names.ts";
import { builtConstants } from "./scripts/built-constants.ts";

/** Pages, scripts and styles name many files, and a hash cannot be compressed: six characters are enough. */
const names = {
  entryFileNames: "assets/[name]-[hash:6].js",
  chunkFileNames: "assets/[name]-[hash:6].js",
  assetFileNames: "assets/[name]-[hash:6][extname]",
};

/** `Features.LightDark` of Lightning CSS. */
const LIGHT_DARK = 1 << 20;

export default defineConfig(({ command }) => ({
  plugins: [serverOnly],
  appType: "custom",
  define: builtConstants,
  publicDir: "site/public",
  // Names that people read while developing are long, and every page pays for them.
  css:
    command === "build"
      ? {
          modules: { generateScopedName: shortClassName },
          postcss: shortProperties,
          // No sheet uses `light-dark()`, so `color-scheme` needs no variables that would stand for it.
          lightningcss: { exclude: LIGHT_DARK },
        }
      : { modules: { generateScopedName: readableClassName } },
  // Both environments, by one `vite build`.
  builder: {},
  build: {
    target: "baseline-widely-available",
    // Everything is a file of its own: an inlined data: URL would need a hole in the content policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
  },
  environments: {
    // What browsers run: the one script and the islands.
    client: {
      build: {
        outDir: "build/client",
        rollupOptions: {
          input: "./site/entry.client.ts",
          output: {
            ...names,
            // One file for every page, and one for what all islands share: what a group leads to comes along.
            codeSplitting: {
              groups: [
                { name: "entry.client", test: /\/site\/entry\.client\.ts$/, priority: 2 },
                {
                  name: "react",
                  test: /\/site\/(islands\/(hydrate|use-awake|ask)|ui\/(icon|error-summary)|i18n\/lang-of|tools\/forms\/urgent)\.tsx?$/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    // The service worker, and the one that removes it: a file each, which shares nothing with pages.
    ...Object.fromEntries(
      ["worker", "removal"].map((name) => [
        name,
        {
          consumer: "client" as const,
          build: {
            outDir: `build/${name}`,
            copyPublicDir: false,
            manifest: false,
            rollupOptions: { input: `./site/worker/${name}.ts`, output: { entryFileNames: "sw.js" } },
          },
        },
      ]),
    ),
    // The site's half of the server as one function, and the styles and pictures that its views import.
    ssr: {
      build: {
        outDir: "build/server",
        copyPublicDir: false,
        emitAssets: true,
        cssCodeSplit: true,
        rollupOptions: {
          input: { index: "./site/render/handler.server.ts" },
          // Apart from what is published.
          output: {
            assetFileNames: names.assetFileNames,
            chunkFileNames: "chunks/[name]-[hash].js",
            // The sheets of the design system that not every page has: a file each, so that they can stand in their order.
            codeSplitting: {
              groups: [
                {
                  name: (id) => /\/site\/ui\/([\w-]+)\.css$/.exec(id)?.[1] ?? null,
                  test: /\/site\/ui\/(?!styles|limit-bar)[\w-]+\.css$/,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
