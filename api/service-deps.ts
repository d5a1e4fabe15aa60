import type { SubmissionStore } from "./db/submission-store.ts";
import type { UploadStore } from "./db/upload-store.ts";
import type { UsefulStore } from "./db/useful-store.ts";
import type { Limits } from "./limits.ts";
import type { Misses } from "./search/misses.ts";
import type { Snapshot } from "./snapshot/snapshot.ts";

/** What services depend on. */
export type ServiceDeps = {
  snapshot: () => Snapshot;
  submissions: SubmissionStore;
  uploads: UploadStore;
  misses: Misses;
  useful: UsefulStore;
  limits: Pick<Limits, "isRepeat">;
  /** Called when a submission is stored, so that its letters are sent. */
  onSubmission?: () => void;
  now: () => Date;
};
