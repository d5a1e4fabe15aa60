import { ConfigError, dataDirOf } from "./config.ts";
import { describeDiskFault } from "./disk-fault.ts";

/** What the operator can fix is one line; anything else is a bug and shows its stack. */
export function stopOnError(error: unknown): never {
  const dataDir = dataDirOf(process.env);
  const fault = describeDiskFault(error, dataDir);
  if (error instanceof ConfigError) console.error(error.message);
  else console.error(fault ? `DATA_DIR: ${dataDir}: ${fault}` : error);
  process.exit(1);
}
