import { defineConfig } from "@playwright/test";

const executablePath = process.env["CHROMIUM_PATH"];
if (!executablePath) throw new Error("CHROMIUM_PATH is not set: run the browser tests by npm test");

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  forbidOnly: true,
  workers: 2,
  reporter: "list",
  use: {
    launchOptions: {
      executablePath,
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
