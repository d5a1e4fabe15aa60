import { data } from "react-router";
import { ApiRejection } from "./client.server.ts";
import { isApiSilence } from "./silence.server.ts";

/** For calls a page cannot do without: the API's status becomes the error page's. Its message is for programmers, and stays in the log. */
export function failPage(error: unknown): never {
  if (isApiSilence(error)) throw data(null, { status: 504 });
  if (!(error instanceof ApiRejection)) throw error;
  const { status } = error.envelope;
  throw data(null, { status: isFailure(status) ? status : 500 });
}

/** A status that HTTP has for failures; any other would tell a browser something else. */
export function isFailure(status: number): boolean {
  return status >= 400 && status <= 599;
}

/** Thrown by a loader: nothing is at this address. */
export function notFound() {
  return data(null, { status: 404 });
}
