import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests/browser",
  // What takes longer runs by npm run test:all.
  grepInvert: process.env["TEST_ALL"] ? undefined : /@all/,
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: "list",
  use: {
    launchOptions: {
      // Found or installed by npm test.
      executablePath: process.env["CHROMIUM_PATH"],
      // As root and without a network of its own.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
