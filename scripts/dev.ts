import { spawn } from "node:child_process";

// Vite reloads the site by itself; Node restarts the server when its own files change.
const server = spawn(
  process.execPath,
  [
    ...["api", "contract", "publishing", "server"].map((floor) => `--watch-path=${floor}`),
    "--watch-preserve-output",
    "server/dev.ts",
  ],
  {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "development" },
  },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
