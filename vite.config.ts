import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { leanRouter } from "./scripts/lean-router.ts";
import { leanSite } from "./scripts/lean-site.ts";

export default defineConfig({
  plugins: [leanRouter, leanSite, reactRouter()],
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
                  test: /site\/(shell\/(?!russian|english|error-page\.tsx|watch-submenus|quality-frame\.|(menu-link|phone-link|language-toggle|logo)\.tsx)|seo|static|ui\/(icon|breadcrumbs|page-head|pictures-off|styles)|urls|link|state|modals\/(open|modal-pages|modal-link)|i18n\/words|vision\/(return|vision\.))/,
                },
                // Styles of views that several pages share: one file, or the list of files outweighs them.
                {
                  name: "views",
                  test: /site\/(article|sections|records|centers|company|questions|themes|diagrams)\/.*\.module\.css/,
                },
                // The rest of the design system: only pages that use a part of it load it.
                { name: "kit", test: /site\/ui\/[\w-]+\.tsx/ },
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
