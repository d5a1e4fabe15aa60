import { isNotFound } from "./client.server.ts";

/** For `catch`: what is not found is this instead; any other failure stays one. */
export function ifNotFound<Instead>(instead: Instead) {
  return (error: unknown): Instead => {
    if (isNotFound(error)) return instead;
    throw error;
  };
}
