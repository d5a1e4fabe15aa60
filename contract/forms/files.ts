import type { FormError } from "./form-errors.ts";

export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** A file that may be added to a form, by the ending of its name; the server looks inside. */
const fileExtensions = ["pdf", "doc", "docx", "odt", "rtf", "txt"] as const;
export type FileExtension = (typeof fileExtensions)[number];

/** What a file field's `accept` says. */
export const ACCEPT = fileExtensions.map((ext) => `.${ext}`).join(",");

/** Windows drops dots and spaces at the end: `cv.exe.` is an .exe there. «Резюме И.И» has no extension, `.htaccess` is one. */
export function extensionOf(fileName: string): string | undefined {
  let end = fileName.length;
  while (end > 0 && /[\s.]/.test(fileName.charAt(end - 1))) end--;
  return /\.([a-z][a-z0-9_-]{1,15})$/i.exec(fileName.slice(Math.max(0, end - 17), end))?.[1]?.toLowerCase();
}

/** What can be told without looking inside. */
export function checkFile({ name, size }: { name: string; size: number }): FormError | undefined {
  if (size === 0) return "fileEmpty";
  if (size > MAX_UPLOAD_BYTES) return "fileBig";
  const extension = extensionOf(name);
  return extension === undefined || fileExtensions.some((known) => known === extension) ? undefined : "fileKind";
}
