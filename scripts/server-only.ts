import { relative } from "node:path";
import type { Plugin } from "vite";

/** Server code never reaches a browser: neither the build nor development serves it. */
export const serverOnly: Plugin = {
  name: "server-only",
  applyToEnvironment: ({ config }) => config.consumer === "client",
  load: {
    filter: { id: /\.server\.tsx?(?:\?|$)/ },
    handler(id) {
      this.error(`${relative(process.cwd(), id)} is code of the server, and something that browsers run imports it`);
    },
  },
};
