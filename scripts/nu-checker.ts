import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { findProgram, installPackages } from "#server/find-program.ts";

const VERSION = "26.9.27";
const FOLDER = ".cache/nu-checker";

/** The Nu HTML checker as a command that takes files. It is 30 MB and needs Java, so only the slow tests install it. */
export function provideNuChecker(): string[] {
  const java = findProgram(["java"]) ?? (installPackages("default-jre-headless") ? findProgram(["java"]) : undefined);
  if (!java) throw new Error("The Nu HTML checker needs Java: install it (apt install default-jre-headless).");
  spawnSync("npm", ["install", "--no-save", "--prefix", FOLDER, `vnu-jar@${VERSION}`], { stdio: "ignore" });
  const [jar] = globSync(`${FOLDER}/node_modules/vnu-jar/**/vnu.jar`);
  if (!jar) throw new Error("The Nu HTML checker could not be installed from the npm registry.");
  return [java, "-jar", jar];
}
