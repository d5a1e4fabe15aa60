import { MAX_UPLOAD_BYTES } from "#contract/forms/files.ts";

/** A file that is too big is told by its name, with all that was typed; only what is far too big is not read at all. */
const MOST_MULTIPART_BYTES = 4 * MAX_UPLOAD_BYTES;
const MOST_TEXT_BYTES = 256 * 1024;

/** The posted form; null when it is bigger than any honest one. Counted while it comes, so no header is believed. */
export async function readPost(request: Request): Promise<FormData | null> {
  const type = request.headers.get("Content-Type") ?? "";
  const most = type.startsWith("multipart/form-data") ? MOST_MULTIPART_BYTES : MOST_TEXT_BYTES;
  if (Number(request.headers.get("Content-Length") ?? 0) > most) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) return null;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  }
  // What cannot be read is a form in which nothing was typed.
  return new Response(new Blob(chunks), { headers: { "Content-Type": type } }).formData().catch(() => new FormData());
}
