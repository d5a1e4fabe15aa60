import { defineConfig } from "vitest/config";

// Apart from vite.config.ts: the tests run the files as they are.
export default defineConfig({
  test: {
    include: ["{contract,api,site,server,scripts,tests}/**/*.test.{ts,tsx}"],
    // What takes longer runs by npm run test:all.
    exclude: process.env["TEST_ALL"] ? [] : ["**/*.all.test.ts"],
    // Much of the time is waiting for servers to start, so two files at once also where there are two cores.
    maxWorkers: 2,
    // Limits for a machine that is busy with other work, too: what waits, waits for a state.
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
