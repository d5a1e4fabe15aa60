import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "./scripts/chromium.ts";

/** Otherwise every fresh page starts one process for its blank start and another for the site: a tenth of its time. */
const ONE_RENDERER = ["--renderer-process-limit=1", "--disable-site-isolation-trials"];

export default defineConfig({
  testDir: "tests/browser",
  // What takes longer runs by npm run test:all.
  grepInvert: process.env["TEST_ALL"] ? undefined : /@all/,
  outputDir: "test-results",
  // Limits for a machine that is busy with other work, too: every wait is for a state.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  fullyParallel: true,
  // They wait half of their time for servers and frames, so three at once also where there are two cores.
  workers: 3,
  reporter: "list",
  use: {
    // A worker would answer in the place of the routes that tests set; offline.spec.ts alone allows it.
    serviceWorkers: "block",
    launchOptions: {
      // Found or installed by npm test.
      executablePath: process.env["CHROMIUM_PATH"],
      args: [...CHROMIUM_ARGS, ...ONE_RENDERER],
    },
  },
});
