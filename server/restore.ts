import { restoreBackup } from "./backup/restore-backup.ts";
import { describe, runTool } from "./backup/run-tool.ts";
import { refuseForeign } from "./refuse-wrong-place.ts";

// npm run restore -- FILE [--replace]: a backup in place of an empty folder and database (docs/operate.md).
await runTool("npm run restore -- FILE [--replace]", async (config, file, mayReplace) => {
  refuseForeign(config);
  const { manifest, aside } = await restoreBackup(config, file, mayReplace);
  return [
    `restored: ${describe(manifest)}`,
    ...aside.map((place) => `what was there before is in ${place}; delete it when it is not needed any more`),
  ];
});
