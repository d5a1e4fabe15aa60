import { setImmediate } from "node:timers/promises";
import { UPLOAD_KEPT_MS } from "#contract/feedback.ts";
import { feedbackSlugs, type FeedbackSlug } from "#contract/records/feedback-type.ts";
import type { ErasureStore } from "../db/erasure-store.ts";
import type { UploadStore } from "../db/upload-store.ts";

/** Retention in days by type; a type without a number is kept until somebody erases it. */
export type Retention = Partial<Record<FeedbackSlug, number>>;
export type Swept = { files: number; erased: number };

const DAY_MS = 24 * 60 * 60 * 1000;
/** Each may have several files, and SQLite runs on the thread that serves pages: erase a few, then yield. */
const AT_ONCE = 5;

/** Deletes what may not be kept any longer: unclaimed files, and submissions past their retention period. */
export async function sweep(
  { erasures, uploads }: { erasures: ErasureStore; uploads: UploadStore },
  retention: Retention,
  now: Date,
  signal?: AbortSignal,
): Promise<Swept> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const swept = { files: await uploads.deleteUnclaimed(before(UPLOAD_KEPT_MS), { signal }), erased: 0 };
  for (const type of feedbackSlugs) {
    const days = retention[type];
    if (days === undefined) continue;
    for (;;) {
      if (signal?.aborted) return swept;
      const old = await erasures.overdue(type, before(days * DAY_MS), AT_ONCE);
      await erasures.erase(old, "retention", now.toISOString());
      swept.erased += old.length;
      if (old.length < AT_ONCE) break;
      await setImmediate();
    }
  }
  return swept;
}
