import { type DestinationStream, pino } from "pino";
import type { Config } from "./config.ts";

/** The only log. What a visitor typed never reaches it, not even inside an error. */
export function createLog(level: Config["logLevel"], destination: DestinationStream) {
  return pino({ level, base: null, serializers: { err: describeError } }, destination);
}

/** Error properties that repeat input: a database names the row it refused, a parser the text. */
const TELLTALES = [
  // PostgreSQL
  (error: object) => "severity" in error || "routine" in error,
  // Mail
  (error: object) => "responseCode" in error || "command" in error,
  (error: object) => error instanceof SyntaxError,
];

export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, table, column, constraint, cause } = error as NodeJS.ErrnoException & Record<string, unknown>;
  const isTelltale = TELLTALES.some((tells) => tells(error));
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    ...(!isTelltale && { message: withoutContacts(error.message) }),
    ...Object.fromEntries(
      Object.entries({ code, table, column, constraint }).filter(([, value]) => value !== undefined),
    ),
    stack: frames.join("\n"),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

const EMAIL = /[^\s<>"'`(),:;]+@[^\s<>"'`(),:;]+\.[^\s<>"'`(),:;]+/gu;
const PHONE = /\+?\d[\d\s()-]{8,}\d/gu;

/** Whatever else an error says, e-mails and phones are removed. The folder of a package may contain an @ too. */
function withoutContacts(text: string): string {
  return text
    .replaceAll(EMAIL, (found) => (found.includes("/") ? found : "[e-mail]"))
    .replaceAll(PHONE, (found) => (found.replaceAll(/\D/g, "").length >= 10 ? "[phone]" : found));
}
