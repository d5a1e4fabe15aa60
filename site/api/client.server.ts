import { type CallName, calls } from "#contract/calls.ts";
import { type Failure, isSuccess } from "#contract/envelope.ts";
import type { Ask, CallContext, CallInput, CallOutput } from "#contract/services.ts";

/** One method a call, typed by the contract, whichever way the asking goes. */
export type Client = {
  [Name in CallName]: (input: CallInput<Name>) => Promise<CallOutput<Name>>;
};

export function createClient(ask: Ask, context: CallContext): Client {
  const request = async (name: CallName, input: unknown) => {
    const { envelope } = await ask(name, input, context);
    if (!isSuccess(envelope)) throw new ApiRejection(envelope);
    return envelope.data;
  };
  const methods = Object.keys(calls).map((name) => [name, (input: unknown) => request(name as CallName, input)]);
  return Object.fromEntries(methods) as Client;
}

/** The API said no: the whole envelope. */
export class ApiRejection extends Error {
  readonly envelope: Failure;
  constructor(envelope: Failure) {
    super(envelope.message);
    this.envelope = envelope;
  }
}
