import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";

/** The server's log: requests and faults, no persons. */
export function createLog({ logLevel }: Pick<Config, "logLevel">): Logger {
  return pino({ level: logLevel, base: null, serializers: { err: describeError } });
}

type Told = { type: string; message: string; code?: string; stack?: string; cause?: Told };

/**
 * A fault without what it was about: PostgreSQL's `detail` holds the whole row that it refused, a mail server's words
 * the address. Kept are its kind, its code, where it happened, and its message without what looks like a contact.
 */
export function describeError(error: unknown): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: "something that is no error was thrown" };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: withoutContacts(error.message),
    ...(typeof code === "string" && { code }),
    ...(error.stack && { stack: withoutContacts(error.stack) }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

const EMAIL = /[^\s<>"'`(),:;]+@[^\s<>"'`(),:;]+\.[^\s<>"'`(),:;]+/gu;
const PHONE = /\+?\d[\d\s()-]{8,}\d/gu;

function withoutContacts(text: string): string {
  // A package's folder in a stack may have an @ in it too.
  return text
    .replaceAll(EMAIL, (found) => (found.includes("/") ? found : "[e-mail]"))
    .replaceAll(PHONE, (found) => (found.replaceAll(/\D/g, "").length >= 10 ? "[phone]" : found));
}
