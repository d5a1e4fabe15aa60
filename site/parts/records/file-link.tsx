import type { LegalDocument } from "./documents.server.ts";

/** A document to load: its name, then what it is and how big, before one presses. */
export function FileLink({ file }: { file: NonNullable<LegalDocument["file"]> }) {
  return (
    <a href={file.path}>
      {file.title}
      {file.about && ` (${file.about})`}
    </a>
  );
}
