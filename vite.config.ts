import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: "site/public",
  build: {
    target: "baseline-widely-available",
    // Everything is a file of its own: an inlined data: URL would need a hole in the content policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    // The server's half of the site is one function (see handler.server.ts), so that React Router's context keys exist once.
    ssr: { build: { rollupOptions: { input: "./site/handler.server.ts" } } },
  },
});
