import { type CallName, calls } from "#contract/calls.ts";
import { type Failure, isSuccess } from "#contract/envelope.ts";
import type { Ask, CallContext, CallInput, CallOutput } from "#contract/services.ts";

/** One method a call, typed by the contract, whichever way the asking goes. */
export type Client = {
  [Name in CallName]: (input: CallInput<Name>, more?: Pick<CallContext, "idempotencyKey">) => Promise<CallOutput<Name>>;
};

export function createClient(ask: Ask, context: CallContext): Client {
  const request = async (name: CallName, input: unknown, more: Partial<CallContext> = {}) => {
    const { envelope, retryAfter } = await ask(name, input, { ...context, ...more });
    if (!isSuccess(envelope)) throw new ApiRejection(envelope, retryAfter);
    return envelope.data;
  };
  const methods = Object.keys(calls).map((name) => [
    name,
    (input: unknown, more?: Partial<CallContext>) => request(name as CallName, input, more),
  ]);
  return Object.fromEntries(methods) as Client;
}

/** The API said no: the whole envelope. */
export class ApiRejection extends Error {
  readonly envelope: Failure;
  /** Seconds until another try is welcome, where the API tells. */
  readonly retryAfter: number | undefined;
  constructor(envelope: Failure, retryAfter?: number) {
    super(envelope.message);
    this.envelope = envelope;
    this.retryAfter = retryAfter;
  }
}

/** The API said that there is no such thing. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiRejection && error.envelope.status === 404;
}
