import type { LegalDocument } from "./documents.server.ts";

/** A file to download: its title, then its type and size, so that they are known before the click. */
export function FileLink({ file }: { file: NonNullable<LegalDocument["file"]> }) {
  return (
    <a href={file.path}>
      {file.title}
      {file.about && ` (${file.about})`}
    </a>
  );
}
