import { defineConfig } from "vitest/config";
import { builtConstants } from "./scripts/built-constants.ts";

// What takes longer runs by npm run test:all.
const slow = process.env["TEST_ALL"] ? [] : ["**/*.all.test.ts"];

// Apart from vite.config.ts: the tests run the files as they are.
export default defineConfig({
  define: builtConstants,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "parts",
          include: ["{contract,api,publishing,site,server,scripts,tests}/**/*.test.{ts,tsx}"],
          exclude: ["tests/http/**", ...slow],
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          exclude: slow,
          globalSetup: "tests/support/shared-servers.ts",
        },
      },
    ],
    // Much of the time is waiting for servers to start, so two files at once also where there are two cores.
    maxWorkers: 2,
    // Limits for a machine that is busy with other work, too: what waits, waits for a state.
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
