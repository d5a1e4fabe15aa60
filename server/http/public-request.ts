/**
 * The request as the visitor's browser sees it. Behind a proxy that terminates TLS, host and scheme differ, and React
 * Router compares a post's Origin with them.
 */
export function toPublicRequest(request: Request, publicOrigin: string): Request {
  const { pathname, search } = new URL(request.url);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const init = {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
  };
  // Node requires "half" when the body is a stream; the DOM's types do not have it.
  const body = { body: request.body, duplex: "half" };
  return new Request(publicOrigin + pathname + search, hasBody ? { ...init, ...body } : init);
}
