import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { withoutUnusedScripts } from "./scripts/unused-scripts.ts";

export default defineConfig({
  plugins: [reactRouter(), withoutUnusedScripts],
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
            // One file for every page, and one for what all islands share: what a group leads to comes along.
            codeSplitting: {
              groups: [
                { name: "entry", test: /\/site\/entry\.client\.ts$/, priority: 2 },
                {
                  name: "react",
                  test: /\/site\/(islands\/(hydrate|use-awake|ask)|ui\/(icon|error-summary)|i18n\/lang-of|forms\/urgent)\.tsx?$/,
                  priority: 1,
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
