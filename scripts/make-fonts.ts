import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, installPackages } from "#server/find-program.ts";

// npm run fonts: subsets Golos Text to the characters and weights that the site uses, and writes site/ui/fonts/*.woff2.
// Run it when tests/http/fonts.test.ts names a missing character: add it here and to `unicode-range` in
// site/ui/fonts.css, and commit the result. It needs Debian's fonttools and installs it if it may.
const SOURCE = "node_modules/@fontsource-variable/golos-text/files";
const TARGET = "site/ui/fonts";
/** The site's three weights (--fw-*): without the heavier ones the files are half as large. */
const WEIGHTS = "wght=400:600";
/** Kerning, accents and tabular figures; fractions and the like are not used. */
const FEATURES = "kern,mark,mkmk,ccmp,locl,calt,tnum";
const PARTS = {
  cyrillic: "0301,0401,0410-044F,0451,2116",
  latin:
    "0020-007E,00A0,00A7,00A9,00AB,00AE,00B0-00B3,00B5,00B7,00B9,00BB-00BE,00D7,00E0,00E4,00E7-00E9,00F6,00F7,00FC," +
    "2009,2013-2014,2018-201A,201C-201E,2022,2026,2039-203A,2044,20AC,2122,2191,2193,2212",
};

const bin = provideFonttools();
const work = mkdtempSync(join(tmpdir(), "renaria-fonts-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));
for (const [part, unicodes] of Object.entries(PARTS)) {
  const [lighter, target] = [join(work, `${part}.woff2`), join(TARGET, `golos-text-${part}.woff2`)];
  run(["varLib.instancer", `${SOURCE}/golos-text-${part}-wght-normal.woff2`, WEIGHTS, "-q", "-o", lighter]);
  run([
    "subset",
    lighter,
    `--unicodes=${unicodes}`,
    "--no-ignore-missing-unicodes",
    `--layout-features=${FEATURES}`,
    // No browser uses hints and vertical layout.
    "--no-hinting",
    "--drop-tables+=VVAR,vhea,vmtx",
    "--flavor=woff2",
    `--output-file=${target}`,
  ]);
  console.log(`${target}: ${statSync(target).size} bytes`);
}

function run(args: string[]): void {
  // Reproducible: the same bytes on every day.
  const env = { ...process.env, SOURCE_DATE_EPOCH: "0" };
  const { status, stderr } = spawnSync(bin, args, { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`fonttools ${args[0]} failed:\n${stderr}`);
}

function provideFonttools(): string {
  const packages = ["fonttools", "python3-brotli"];
  const find = () => findProgram(["fonttools"]);
  const found = find() ?? (installPackages(...packages) ? find() : undefined);
  if (!found) throw new Error(`Cutting fonts needs fonttools with Brotli: apt install ${packages.join(" ")}.`);
  return found;
}
