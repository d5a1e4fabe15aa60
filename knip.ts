import type { KnipConfig } from "knip";

const isProduction = process.argv.includes("--production");

// What ends in ! is what runs; `knip --production` finds what nothing of that needs, only its own tests.
const config: KnipConfig = {
  entry: [
    "scripts/{start,build,make-documents,make-drawings,make-fonts,make-icons,make-map,make-screenshots,check-api}.ts!",
    "scripts/test.ts",
    "tests/engines/run.ts",
    // Given to a server by --import.
    "tests/support/report-react-build.ts",
    "bench/faults/report-event-loop-delay.ts",
    "server/{main,dev,dev-application,content,inbox,backup,restore}.ts!",
    "site/{render/handler.server,entry.client,worker/worker,worker/removal}.ts!",
    "bench/*.ts!",
  ],
  project: ["{contract,api,publishing,site,server}/**/*.{ts,tsx}!", "{scripts,bench,tests}/**/*.{ts,tsx}"],
  // A part that its own file needs may be exported for its test.
  ignoreExportsUsedInFile: isProduction,
  // Read as files: the letters are cut from the one, and documents printed with it; the map is drawn from the other.
  ignoreDependencies: ["@fontsource-variable/golos-text", "world-atlas"],
  ignoreBinaries: ["apt-get", "ip", "prlimit"],
};

export default config;
