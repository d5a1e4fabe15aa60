import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setSourceMapsSupport } from "node:module";
import { join, resolve } from "node:path";
import { createServer as createViteServer } from "vite";
import { readConfig } from "./config.ts";
import type * as DevApplication from "./dev-application.ts";
import { showEdits } from "./dev-assets.ts";
import { showFault } from "./dev-fault.ts";
import { openPort, stop } from "./listen.ts";
import { stopOnError } from "./stop-on-error.ts";

type Development = Awaited<ReturnType<typeof DevApplication.openDevelopment>>;

await start().catch(stopOnError);

/**
 * The process of the development server: a port and Vite. Vite loads all code that handles requests, and reloads it
 * after an edit. What this file itself imports is the tool; an edit there needs a restart.
 */
async function start() {
  // React reads it when Vite loads the site, below.
  process.env["NODE_ENV"] = "development";
  // Stack traces of code transformed by Vite then show the original lines.
  setSourceMapsSupport(true, { nodeModules: false, generatedCode: true });
  const config = readConfig(process.env);
  const server = createServer();
  const vite = await createViteServer({
    // Files that a running server writes itself are not edits.
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: [join(resolve(config.dataDir), "**")] } },
    configLoader: "native",
    plugins: [showEdits],
  });

  let opened: { by: unknown; application: Development } | undefined;
  /** The application of the newest code. The previous one is closed first: a data folder has one server. */
  const open = async () => {
    const { openDevelopment } = (await vite.ssrLoadModule("/server/dev-application.ts")) as typeof DevApplication;
    if (opened?.by === openDevelopment) return opened.application;
    await opened?.application.close();
    opened = undefined;
    opened = { by: openDevelopment, application: await openDevelopment(vite) };
    return opened.application;
  };
  let turn: Promise<unknown> = Promise.resolve();
  /** One after another, so that it is never opened twice. */
  const inTurn = (): Promise<Development> => {
    const mine = turn.then(open);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const application = await inTurn();
      await application.answer(request, response);
    } catch (error) {
      showFault(error, response);
    }
  };

  server.on("request", (request, response) =>
    vite.middlewares(request, response, () => void answer(request, response)),
  );
  await openPort(server, config);
  const leave = async () => {
    await Promise.all([vite.close(), stop(server)]);
    await turn;
    await opened?.application.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void leave());
  // An edit may fix the fault, so every request tries again.
  await inTurn().catch(console.error);
  console.log(`Renaria: http://localhost:${config.port}`);
}
