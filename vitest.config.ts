import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { builtConstants } from "./scripts/built-constants.ts";

// What takes longer runs by npm run test:all.
const slow = process.env["TEST_ALL"] ? [] : ["**/*.all.test.ts"];

const PARTS = "{contract,api,publishing,site,server,scripts,tests}/**/*.test.{ts,tsx}";
const HTTP = "tests/http/**/*.test.ts";
/** Those that put something in a module's place: whoever has loaded it before would keep the real one. */
const replacing = globSync(PARTS).filter((path) => /\bvi\.(do)?mock\(/i.test(readFileSync(path, "utf8")));

/** Those of faults wait for half a minute each: begun first, they are over when the others are. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWaiting = ({ moduleId }: TestSpecification) => moduleId.includes("/tests/faults/");
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's method, not an array's
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isWaiting(other)) - Number(isWaiting(one)));
  }
}

// Apart from vite.config.ts: the tests run the files as they are.
export default defineConfig({
  define: builtConstants,
  test: {
    // To load the modules anew for every file costs three quarters of the time of the small ones. One project after
    // the other: a worker goes on with files of its own project only.
    projects: [
      {
        extends: true,
        test: {
          name: "parts",
          include: [PARTS],
          exclude: [HTTP, ...replacing, ...slow],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "replacing", include: replacing, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: [HTTP],
          exclude: slow,
          globalSetup: "tests/support/shared-servers.ts",
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
    sequence: { sequencer: WaitingFirst },
    // What a file leaves in the world's place must not stand there for the next one.
    unstubGlobals: true,
    // Much of the time is waiting for servers to start, so two files at once also where there are two cores.
    maxWorkers: 2,
    // Limits for a machine that is busy with other work, too: what waits, waits for a state.
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
