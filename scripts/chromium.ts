import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram, installPackages } from "#server/find-program.ts";

/** As root and without a network of its own. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The same engine without a window: pages open in half the time. */
const SHELL = "chromium-headless-shell";

/** Chromium for the browser tests: a given one, an installed one, or one installed now. Throws if there is none. */
export function provideChromium(): string {
  const given = process.env["CHROMIUM_PATH"];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH: there is nothing at ${given}`);
  }
  const found =
    findProgram([SHELL]) ??
    (installPackages(SHELL) ? findProgram([SHELL]) : undefined) ??
    findProgram(["chromium", "chromium-browser", "google-chrome"]) ??
    downloaded() ??
    (installPackages("chromium") ? findProgram(["chromium"]) : undefined) ??
    download();
  if (!found) {
    throw new Error("The browser tests need Chromium: install it (apt install chromium) or set CHROMIUM_PATH to one.");
  }
  return found;
}

function download(): string | undefined {
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], { stdio: "ignore" });
  return downloaded();
}

function downloaded(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
