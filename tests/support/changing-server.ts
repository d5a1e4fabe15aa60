import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";

type Answer = Response | "reset" | undefined;

/**
 * A proxy in front of a server that simulates a change of the site: `build` renames every script and style, as a
 * deployment does; `instead` answers some paths differently, or not at all.
 */
export async function startChangingServer(origin: string) {
  const state = {
    build: "",
    instead: (_path: string, _real: () => Promise<Response>): Answer | Promise<Answer> => undefined,
  };

  async function answer(request: Request): Promise<Answer> {
    const { pathname, search } = new URL(request.url);
    const real = () =>
      fetch(origin + named(pathname) + search, { headers: { Cookie: request.headers.get("Cookie") ?? "" } });
    const otherwise = await state.instead(pathname, real);
    if (otherwise) return otherwise;
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname) && !pathname.includes(state.build))
      return new Response("", { status: 404 });
    return renamed(await real());
  }

  const named = (path: string) => (state.build ? path.replace(`.${state.build}.`, ".") : path);

  async function renamed(response: Response): Promise<Response> {
    const headers = new Headers(response.headers);
    for (const name of ["Content-Encoding", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
    const { status } = response;
    if (!state.build || !/html|javascript|css/.test(headers.get("Content-Type") ?? ""))
      return new Response(response.body, { status, headers });
    const text = await response.text();
    const names = /((?:\/assets\/|["'`](?:\.\/|assets\/))[\w.-]+)\.(js|css)(?=["'`)])/g;
    return new Response(text.replaceAll(names, `$1.${state.build}.$2`), { status, headers });
  }

  const server = serve({
    port: 0,
    fetch: async (request, { incoming }) => {
      const given = await answer(request);
      if (given instanceof Response) return given;
      (incoming as { destroy(): void }).destroy();
      return new Response("", { status: 502 });
    },
  });
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    state,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        // A browser opens connections in advance: the server would wait for one that never sent anything.
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}
