import type { FormError } from "./form-errors.ts";

export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

const documents = ["pdf", "doc", "docx", "odt", "rtf", "txt"] as const;

/** Files that may be attached to a form, by extension; the server checks the content. */
export const fileKinds = {
  documents,
  /** Medical records are often photographed. */
  records: [...documents, "jpg", "png"],
} as const;
export type FileKinds = keyof typeof fileKinds;
export type FileExtension = (typeof fileKinds)[FileKinds][number];

/** The `accept` attribute of a file field. */
export function acceptOf(kinds: FileKinds = "documents"): string {
  return [...fileKinds[kinds].map((ext) => `.${ext}`), ...(kinds === "records" ? [".jpeg"] : [])].join(",");
}

/**
 * Windows drops trailing dots and spaces: `cv.exe.` is an .exe there. «Резюме И.И» has no extension, `.htaccess` is
 * one.
 */
export function extensionOf(fileName: string): string | undefined {
  let end = fileName.length;
  while (end > 0 && /[\s.]/.test(fileName.charAt(end - 1))) end--;
  const extension = /\.([a-z][a-z0-9_-]{1,15})$/i.exec(fileName.slice(Math.max(0, end - 17), end))?.[1]?.toLowerCase();
  // Two spellings of the same kind.
  return extension === "jpeg" ? "jpg" : extension;
}

/** Checks that do not need the content. */
export function checkFile(
  { name, size }: { name: string; size: number },
  kinds: FileKinds = "documents",
): FormError | undefined {
  if (size === 0) return "fileEmpty";
  if (size > MAX_UPLOAD_BYTES) return "fileBig";
  const extension = extensionOf(name);
  return extension === undefined || fileKinds[kinds].some((known) => known === extension) ? undefined : "fileKind";
}
