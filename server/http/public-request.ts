/**
 * The request as the visitor's browser sees it. Behind a proxy that ends TLS we are called by another name and scheme,
 * and React Router compares a post's Origin with the request's own.
 */
export function toPublicRequest(request: Request, publicOrigin: string): Request {
  const { pathname, search } = new URL(request.url);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const init = {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
  };
  // "half" is what Node asks for when the body is a stream; the DOM's types do not know it.
  const body = { body: request.body, duplex: "half" };
  return new Request(publicOrigin + pathname + search, hasBody ? { ...init, ...body } : init);
}
