import { data } from "react-router";
import { ApiRejection } from "./client.server.ts";

/** For calls a page cannot do without: the API's status and message become the error page's. */
export function failPage(error: unknown): never {
  if (error instanceof ApiRejection) throw data(error.envelope, { status: error.envelope.status });
  throw error;
}

/** Thrown by a loader: nothing is at this address. */
export function notFound() {
  return data(null, { status: 404 });
}
