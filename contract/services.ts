import type { z } from "zod";
import type { CallName, Calls } from "./calls.ts";
import type { Envelope } from "./envelope.ts";
import type { Locale } from "./locale.ts";

export type CallContext = {
  locale: Locale;
  /** Who is at the other end, where that is known: for limits, never for the log. */
  visitor?: { address?: string; city?: string };
  /** Names one sending: the same again is answered the same. */
  idempotencyKey?: string;
};
/** What the caller writes, before defaults and conversions. */
export type CallInput<Name extends CallName> = z.input<Calls[Name]["input"]>;
export type CallOutput<Name extends CallName> = z.output<Calls[Name]["output"]>;

/** What answers the calls: one function each, given parsed input. */
export type Services = {
  [Name in CallName]: (
    input: z.output<Calls[Name]["input"]>,
    context: CallContext,
  ) => CallOutput<Name> | Promise<CallOutput<Name>>;
};

/** One way of asking the API: inside the process or over HTTP. The envelope comes back whole. */
export type Ask = (name: CallName, input: unknown, context: CallContext) => Promise<Answer>;
/** `contentVersion` is null when the API does not tell. */
export type Answer = {
  envelope: Envelope;
  contentVersion: string | null;
  /** With 429: seconds until another try is welcome. */
  retryAfter?: number;
  /** Where the answer may be older than the question: the moment until which it holds. */
  until?: number;
};
