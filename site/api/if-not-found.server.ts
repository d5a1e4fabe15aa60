import { isNotFound } from "./client.server.ts";

/** For `catch`: replaces "not found" with this value; other failures are rethrown. */
export function ifNotFound<Instead>(instead: Instead) {
  return (error: unknown): Instead => {
    if (isNotFound(error)) return instead;
    throw error;
  };
}
