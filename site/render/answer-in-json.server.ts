import { isRouteErrorResponse, type StaticHandlerContext } from "react-router";

/** An island requests JSON at its page's own address; a browser that loads a page never puts JSON first in `Accept`. */
export function wantsJson(request: Request): boolean {
  return /^application\/json\b/.test(request.headers.get("Accept") ?? "");
}

/** The data of the page's loader, or of the action that was posted to. */
export function answerInJson(
  { matches, actionData, loaderData, errors }: StaticHandlerContext,
  status: number,
  headers: Headers,
): Response {
  if (errors) return errorInJson(Object.values(errors)[0], status, headers);
  const id = matches.at(-1)?.route.id ?? "";
  return Response.json({ status, data: actionData?.[id] ?? loaderData[id] ?? null }, { status, headers });
}

export function errorInJson(error: unknown, status: number, headers?: Headers): Response {
  const message: unknown = isRouteErrorResponse(error) ? error.data?.message : undefined;
  const envelope = { status, ...(typeof message === "string" && { message }) };
  return Response.json(envelope, { status, ...(headers && { headers }) });
}
