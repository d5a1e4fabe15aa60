import type { StoredRecord } from "#api/db/content-store.ts";
import type { Need } from "./kind.ts";
import type { InnerLink } from "./parse-file.ts";

/** A record on its way: what it is called, what it leans on and where it links to are checked when all are read. */
export type ReadRecord = StoredRecord & {
  file: string;
  line: number;
  provides: string;
  /** `file` where it is another one than the record's: a translation. */
  needs: (Need & { line: number; file?: string })[];
  links: InnerLink[];
};
