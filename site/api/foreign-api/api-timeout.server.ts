const NAME = "ApiTimeout";

/** The API did not answer within the time that a visitor can wait. */
export function apiTimeout(ms: number): Error {
  return Object.assign(new Error(`the API did not answer within ${ms} ms`), { name: NAME });
}

/** Compared by name: the built site and the server that starts it each have a copy of this file. */
export function isApiTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/** Rejects with a timeout. The promise itself continues: others may wait for it too. */
export function withTimeout<Value>(ms: number, promised: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(apiTimeout(ms)), ms);
    promised.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
