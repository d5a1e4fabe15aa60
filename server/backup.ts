import { makeBackup } from "./backup/make-backup.ts";
import { describe, runTool } from "./backup/run-tool.ts";
import { refuseWrongPlace } from "./refuse-wrong-place.ts";

// npm run backup -- FILE: everything that is not code, in one file, beside a running server (docs/operate.md).
await runTool("npm run backup -- FILE", async (config, file) => {
  refuseWrongPlace(config);
  return [`${file}: ${describe(await makeBackup(config, file))}`];
});
