import type { SubmissionStore } from "./db/submission-store.ts";
import type { UploadStore } from "./db/upload-store.ts";
import type { Misses } from "./search/misses.ts";
import type { Snapshot } from "./snapshot/snapshot.ts";

/** What the services stand on. */
export type ServiceDeps = {
  snapshot: () => Snapshot;
  submissions: SubmissionStore;
  uploads: UploadStore;
  misses: Misses;
  /** Told when a submission is kept: its letters can go. */
  onSubmission?: () => void;
  now: () => Date;
};
