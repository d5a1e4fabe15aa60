import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  link?: boolean;
};
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Package> };
const installed = Object.entries(packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** Packages that may run an install script. Whoever adds one must have read the script. Today: none. */
const INSTALL_SCRIPTS: string[] = [];

/** What we may ship and what we may build with. */
const LICENCES = new Set([
  "MIT",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "MIT-0",
  "Python-2.0",
  "CC0-1.0",
  "CC-BY-4.0",
  "OFL-1.1",
  "MPL-2.0",
  "Unlicense",
]);
/** Older packages that state their licence only in prose, as read there. */
const IN_WORDS: Record<string, string> = { format: "MIT" };
/** libvips of sharp: a shared library, loaded as it is, which this licence allows with any other. */
const MAY_BE_LGPL = /^@img\/sharp-/;

/** `A OR B`: one accepted licence is enough; `A AND B`: each must be accepted. */
function isTaken(licence: string): boolean {
  const bare = licence.replaceAll(/[()]/g, "");
  if (bare.includes(" OR ")) return bare.split(" OR ").some(isTaken);
  return bare.split(" AND ").every((one) => LICENCES.has(one.trim()));
}

test("every package is locked by its hash, and comes from the public registry", () => {
  const faults = installed.filter(
    ([, { integrity, resolved, link }]) =>
      link || !integrity?.startsWith("sha512-") || (resolved && !resolved.startsWith("https://registry.npmjs.org/")),
  );
  expect(faults.map(([path]) => path)).toEqual([]);
});

test("no package runs an install script, except those listed", () => {
  const found = installed.filter(([, one]) => one.hasInstallScript).map(([path]) => nameOf(path));
  expect([...new Set(found)].filter((name) => !INSTALL_SCRIPTS.includes(name))).toEqual([]);
});

test("every package has an accepted licence", () => {
  const faults = installed
    .map(([path, { license }]) => [nameOf(path), license ?? IN_WORDS[nameOf(path)] ?? "none"] as const)
    .filter(
      ([name, licence]) => !isTaken(MAY_BE_LGPL.test(name) ? licence.replace("LGPL-3.0-or-later", "MIT") : licence),
    )
    .map((fault) => fault.join(": "));
  expect([...new Set(faults)]).toEqual([]);
});

test("detects a licence that is not accepted", () => {
  expect(["GPL-3.0", "AGPL-3.0 AND MIT", "UNLICENSED", "none"].filter(isTaken)).toEqual([]);
  expect(["(MIT OR GPL-3.0)", "MIT AND ISC"].filter((one) => !isTaken(one))).toEqual([]);
});
