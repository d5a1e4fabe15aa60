import { data } from "react-router";
import { oneLine } from "#contract/one-line.ts";
import { ApiRejection } from "./client.server.ts";
import { isApiTimeout } from "./foreign-api/api-timeout.server.ts";

/** For calls that a page needs: the API's status and message become the error page's. */
export function failPage(error: unknown): never {
  if (isApiTimeout(error)) throw data(null, { status: 504 });
  if (!(error instanceof ApiRejection)) throw error;
  const { status, message } = error.envelope;
  throw data({ message: shortened(message) }, { status: isFailure(status) ? status : 500 });
}

const MOST_LETTERS = 300;

/** A limit for messages, as visitors read no more. */
function shortened(message: string): string {
  const line = oneLine(message.slice(0, 10 * MOST_LETTERS));
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS - 1).trimEnd()}…` : line;
}

/** An HTTP error status; any other status would mislead browsers. */
export function isFailure(status: number): boolean {
  return status >= 400 && status <= 599;
}

/** Thrown by a loader: nothing exists at this address. */
export function notFound() {
  return data(null, { status: 404 });
}

/** Whether that was thrown. */
export function isNotFound(error: unknown): boolean {
  return hasStatus(error) && error.init?.status === 404;
}

function hasStatus(error: unknown): error is ReturnType<typeof notFound> {
  return typeof error === "object" && error !== null && "init" in error;
}
