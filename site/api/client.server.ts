import type { Call } from "#contract/call.ts";
import { type CallName, calls } from "#contract/calls.ts";
import { type Failure, isSuccess } from "#contract/envelope.ts";
import type { Answer, Ask, CallContext, CallInput, CallOutput } from "#contract/services.ts";

/** One method a call, typed by the contract, whichever way the asking goes. */
export type Client = {
  [Name in CallName]: (input: CallInput<Name>, more?: Pick<CallContext, "idempotencyKey">) => Promise<CallOutput<Name>>;
};

type Watch = {
  /** Told of what came. */
  onAnswer?: (answer: Answer) => void;
  /** Ends the waiting when the page has no more time. */
  required?: <Value>(answer: Promise<Value>) => Promise<Value>;
};

/** For one page: what it reads twice is asked for once. */
export function createClient(ask: Ask, context: CallContext, { onAnswer, required }: Watch = {}): Client {
  const asked = new Map<string, Promise<unknown>>();

  const request = async (name: CallName, input: unknown, more: Partial<CallContext>) => {
    const answer = await ask(name, input, { ...context, ...more });
    onAnswer?.(answer);
    const { envelope, retryAfter } = answer;
    if (!isSuccess(envelope)) throw new ApiRejection(envelope, retryAfter);
    return envelope.data;
  };
  const read = (name: CallName, input: unknown) => {
    const key = name + JSON.stringify(input);
    const reading = asked.get(key) ?? (required ? required(request(name, input, {})) : request(name, input, {}));
    asked.set(key, reading);
    // A page that gives up early leaves calls behind; their failures are ignored.
    reading.catch(() => {});
    return reading;
  };
  const methods = Object.entries<Call>(calls).map(([name, { use }]) => [
    name,
    use === "sending" ? request.bind(null, name as CallName) : (input: unknown) => read(name as CallName, input),
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
