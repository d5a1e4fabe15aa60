import { setTimeout } from "node:timers/promises";

const SQLITE_BUSY = 5;
const WAIT_FOR_MS = 5000;
const EVERY_MS = 20;

/**
 * Retries while another program holds the write lock, at most for as long as a visitor waits. Nothing has been changed
 * by then.
 */
export async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() - started > WAIT_FOR_MS) throw error;
    }
    await setTimeout(EVERY_MS);
  }
}

/** The lower byte is the error; the higher ones give details. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}
