import { listenOn } from "./api.ts";

type Call = { path: string; body: string };

/** Another content API: it passes calls on to a server's own, records them, and can answer some of them differently. */
export async function startApiProxy(server: string, instead: (call: Call) => Response | Promise<Response> | undefined) {
  const calls: Call[] = [];
  const { base, close } = await listenOn(async (request) => {
    const { pathname, search } = new URL(request.url);
    const call = { path: pathname, body: await request.text() };
    calls.push(call);
    const otherwise = await instead(call);
    if (otherwise) return otherwise;
    const answer = await fetch(`${server}/api${pathname}${search}`, {
      method: request.method,
      headers: { "X-Account": "renaria", "X-Locale": request.headers.get("X-Locale") ?? "" },
      ...(call.body && { body: call.body }),
    });
    return new Response(await answer.text(), { status: answer.status });
  });
  return { base, calls, close };
}
