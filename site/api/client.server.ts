import type { Call } from "#contract/call.ts";
import { type CallName, calls } from "#contract/calls.ts";
import { type Failure, isSuccess } from "#contract/envelope.ts";
import type { Answer, Ask, CallContext, CallInput, CallOutput } from "#contract/services.ts";

/** One method for each call, typed by the contract, for either transport. */
export type Client = {
  [Name in CallName]: (input: CallInput<Name>, more?: Pick<CallContext, "idempotencyKey">) => Promise<CallOutput<Name>>;
};

type Watch = {
  /** Called for each answer. */
  onAnswer?: (answer: Answer) => void;
  /** Aborts waiting when the page's deadline passes. */
  required?: <Value>(answer: Promise<Value>) => Promise<Value>;
};

/** For one page: repeated reads of the page are sent once. */
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

/** The API answered with a failure: the whole envelope. */
export class ApiRejection extends Error {
  readonly envelope: Failure;
  /** Seconds until a retry is allowed, if the API says so. */
  readonly retryAfter: number | undefined;
  constructor(envelope: Failure, retryAfter?: number) {
    super(envelope.message);
    this.envelope = envelope;
    this.retryAfter = retryAfter;
  }
}

/** Whether the API answered "not found". */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiRejection && error.envelope.status === 404;
}
