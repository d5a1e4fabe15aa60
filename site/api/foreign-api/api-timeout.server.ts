const NAME = "ApiTimeout";

/** The API said nothing in the time that a visitor can be kept waiting. */
export function apiTimeout(ms: number): Error {
  return Object.assign(new Error(`the API did not answer within ${ms} ms`), { name: NAME });
}

/** By its name: the built site and the server that starts it have a copy of this file each. */
export function isApiTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/** What is promised, or silence after a while. The promise goes on: others may wait for it too. */
export function withTimeout<Value>(ms: number, promised: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(apiTimeout(ms)), ms);
    promised.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
