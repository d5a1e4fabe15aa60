import { isRouteErrorResponse, type StaticHandlerContext } from "react-router";

/** An island asks at its page's own address; a browser that shows the page never puts JSON first. */
export function wantsJson(request: Request): boolean {
  return /^application\/json\b/.test(request.headers.get("Accept") ?? "");
}

/** What the page's loader, or the action that was posted to, has answered. */
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
