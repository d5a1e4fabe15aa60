import type { StoredRecord } from "#api/db/content-store.ts";
import type { Need } from "./kind.ts";
import type { InnerLink } from "./parse-file.ts";

/** A record while the pack is read: its name, references and links are checked when all records are read. */
export type ReadRecord = StoredRecord & {
  file: string;
  line: number;
  provides: string;
  /** `file` if it is another one than the record's: a translation. */
  needs: (Need & { line: number; file?: string })[];
  links: InnerLink[];
};
