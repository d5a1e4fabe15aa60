import type { FileExtension } from "#contract/forms/files.ts";

const mimes: Record<FileExtension, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  rtf: "application/rtf",
  txt: "text/plain",
  jpg: "image/jpeg",
  png: "image/png",
};

export function mimeOf(kind: FileExtension): string {
  return mimes[kind];
}
