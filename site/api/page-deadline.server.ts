import { apiTimeout, isApiTimeout, withTimeout } from "./foreign-api/api-timeout.server.ts";

/** How long a page waits for another API: in all, and for each optional call. */
export type PageTimeouts = { pageMs: number; optionalMs: number };

/** After one optional call has timed out, the next ones get this long. */
const AFTER_TIMEOUT_MS = 250;

export type PageDeadline = {
  /** For any call: the rest of the page's time. */
  required<Value>(answer: Promise<Value>): Promise<Value>;
  /** For an optional call. */
  optional<Value>(answer: Promise<Value>): Promise<Value>;
  /** Called when the page is done. */
  end(): void;
};

/** The deadline of one page. For a post there is no overall limit: the submission has its own. */
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

/** In process, nothing needs a deadline. */
export const NO_DEADLINE: PageDeadline = { required: (answer) => answer, optional: (answer) => answer, end() {} };
