import { runInbox } from "./inbox/run-inbox.ts";
import { stopOnError } from "./stop-on-error.ts";

// npm run inbox -- …: for the staff who answer visitors. The commands work beside a running server.
try {
  const code = await runInbox(process.argv.slice(2), process.env);
  if (code !== 0) process.exit(code);
} catch (error) {
  stopOnError(error);
}
