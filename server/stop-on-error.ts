import { ConfigError } from "./config.ts";

/** What the person who starts it can mend is one line; anything else is ours and shows its stack. */
export function stopOnError(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
