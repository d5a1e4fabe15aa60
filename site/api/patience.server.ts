import { apiSilence, isApiSilence, within } from "./silence.server.ts";

/** How long a page waits for an API elsewhere: in all, and for each call it can do without. */
export type Patience = { pageMs: number; optionalMs: number };

/** After one call was waited for in vain, the next ones that the page can do without get this. */
const IMPATIENT_MS = 250;

export type Waiting = {
  /** For any call: not longer than the page has. */
  inTime<Value>(answer: Promise<Value>): Promise<Value>;
  /** For a call that the page can do without. */
  briefly<Value>(answer: Promise<Value>): Promise<Value>;
  /** The page is made. */
  end(): void;
};

/** The waiting of one page. One that answers a post has no limit in all: what it sends has its own. */
export function startWaiting({ pageMs, optionalMs }: Patience, { isPost }: { isPost: boolean }): Waiting {
  const late = Promise.withResolvers<never>();
  late.promise.catch(() => {});
  const timer = isPost ? undefined : setTimeout(() => late.reject(apiSilence(pageMs)), pageMs);
  let briefMs = optionalMs;
  return {
    inTime: (answer) => Promise.race([answer, late.promise]),
    async briefly(answer) {
      try {
        return await within(briefMs, answer);
      } catch (error) {
        if (isApiSilence(error)) briefMs = Math.min(briefMs, IMPATIENT_MS);
        throw error;
      }
    },
    end: () => clearTimeout(timer),
  };
}

/** In the same process nothing is waited for. */
export const NO_WAITING: Waiting = { inTime: (answer) => answer, briefly: (answer) => answer, end() {} };
