import { apiTimeout, isApiTimeout, withTimeout } from "./foreign-api/api-timeout.server.ts";

/** How long a page waits for an API elsewhere: in all, and for each call it can do without. */
export type PageTimeouts = { pageMs: number; optionalMs: number };

/** After one call was waited for in vain, the next ones that the page can do without get this. */
const AFTER_TIMEOUT_MS = 250;

export type PageDeadline = {
  /** For any call: not longer than the page has. */
  required<Value>(answer: Promise<Value>): Promise<Value>;
  /** For a call that the page can do without. */
  optional<Value>(answer: Promise<Value>): Promise<Value>;
  /** The page is made. */
  end(): void;
};

/** The waiting of one page. One that answers a post has no limit in all: what it sends has its own. */
export function startPageDeadline({ pageMs, optionalMs }: PageTimeouts, { isPost }: { isPost: boolean }): PageDeadline {
  const late = Promise.withResolvers<never>();
  late.promise.catch(() => {});
  const timer = isPost ? undefined : setTimeout(() => late.reject(apiTimeout(pageMs)), pageMs);
  let briefMs = optionalMs;
  return {
    required: (answer) => Promise.race([answer, late.promise]),
    async optional(answer) {
      try {
        return await withTimeout(briefMs, answer);
      } catch (error) {
        if (isApiTimeout(error)) briefMs = Math.min(briefMs, AFTER_TIMEOUT_MS);
        throw error;
      }
    },
    end: () => clearTimeout(timer),
  };
}

/** In the same process nothing is waited for. */
export const NO_DEADLINE: PageDeadline = { required: (answer) => answer, optional: (answer) => answer, end() {} };
