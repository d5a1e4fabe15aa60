import type { SiteContext } from "../render/context.server.ts";
import { isNotFound } from "./client.server.ts";

/**
 * For optional calls: a failure is logged, the visitor sees the rest, and the page is not cached. "Not found" is an
 * answer, not a failure.
 */
export async function withFallback<Answer>(
  site: SiteContext,
  answer: Promise<Answer>,
  instead: NoInfer<Answer>,
): Promise<Answer> {
  try {
    return await site.deadline.optional(answer);
  } catch (error) {
    if (isNotFound(error)) return instead;
    site.isPartial = true;
    site.reportError(error);
    return instead;
  }
}
