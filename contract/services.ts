import type { z } from "zod";
import type { CallName, Calls } from "./calls.ts";
import type { Envelope } from "./envelope.ts";
import type { Locale } from "./locale.ts";

export type CallContext = {
  locale: Locale;
  /** The visitor, if known: for rate limits, never for the log. */
  visitor?: { address?: string; city?: string };
  /** The idempotency key: the same request again gets the same answer. */
  idempotencyKey?: string;
};
/** What the caller passes, before defaults and conversions. */
export type CallInput<Name extends CallName> = z.input<Calls[Name]["input"]>;
export type CallOutput<Name extends CallName> = z.output<Calls[Name]["output"]>;

/** The services: one function for each call, with parsed input. */
export type Services = {
  [Name in CallName]: (
    input: z.output<Calls[Name]["input"]>,
    context: CallContext,
  ) => CallOutput<Name> | Promise<CallOutput<Name>>;
};

/** A transport of API calls: in process or over HTTP. It returns the whole envelope. */
export type Ask = (name: CallName, input: unknown, context: CallContext) => Promise<Answer>;
/** `contentVersion` is null if the API does not send one. */
export type Answer = {
  envelope: Envelope;
  contentVersion: string | null;
  /** With 429: seconds until a retry is allowed. */
  retryAfter?: number;
  /** If the answer comes from a cache: when it expires. */
  until?: number;
};
