/** Why a letter was not sent. Only `code` is stored or logged: a server's message may contain an address. */
export type MailFault = {
  code: string;
  /** The letter itself was refused: a retry would be refused too. */
  isPermanent: boolean;
  /** The server could not be reached or refused the login: no other letter could be sent either. */
  isServer: boolean;
};

/**
 * Commands whose refusal is about this letter; refusals of earlier ones are about our access, which somebody will fix.
 */
const LETTER_COMMANDS = new Set(["MAIL FROM", "RCPT TO", "DATA"]);
/** The letter cannot be sent to this server at all: no valid address, or too big. */
const LETTER_CODES = new Set(["EENVELOPE", "EMESSAGE"]);

/** Our own deadline for a letter has passed. */
export const LATE_CODE = "LATE";

export function readFault(error: unknown): MailFault {
  const { code, responseCode, originalCode, command } = (error ?? {}) as Record<string, unknown>;
  if (typeof responseCode === "number") {
    const isAboutLetter = LETTER_COMMANDS.has(String(command));
    // 503, a bad sequence of commands, is about the session.
    const isPermanent = isAboutLetter && responseCode >= 500 && responseCode !== 503;
    return { code: `SMTP ${responseCode}`, isPermanent, isServer: !isAboutLetter };
  }
  // Other letters may be sent: the server may be slow for this recipient only.
  if (code === LATE_CODE) return { code: LATE_CODE, isPermanent: false, isServer: false };
  const isPermanent = LETTER_CODES.has(String(code));
  return { code: plain(originalCode) ?? plain(code) ?? "UNKNOWN", isPermanent, isServer: !isPermanent };
}

function plain(code: unknown): string | undefined {
  return typeof code === "string" && /^[A-Z][A-Z0-9_]{1,40}$/.test(code) ? code : undefined;
}
