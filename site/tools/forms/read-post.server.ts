import { MAX_UPLOAD_BYTES } from "#contract/forms/files.ts";
import { parseForm, readBytes, readStart, wholeParts } from "#contract/forms/posted-body.server.ts";

/**
 * A file over the limit is reported by name, with everything that was typed; only a much larger one is not read at all.
 */
const MOST_MULTIPART_BYTES = 4 * MAX_UPLOAD_BYTES;
const MOST_TEXT_BYTES = 256 * 1024;
/** The fields of the longest form, and two for each file accepted before. */
const MOST_PARTS = 60;

/** The posted form; null if it is larger than any real one. */
export async function readPost(request: Request): Promise<FormData | null> {
  const type = request.headers.get("Content-Type") ?? "";
  const most = type.startsWith("multipart/form-data") ? MOST_MULTIPART_BYTES : MOST_TEXT_BYTES;
  const body = await readBytes(request, most);
  return body && parseForm(body, type, MOST_PARTS);
}

/** The fields before the file of a post that is too large. */
export async function readBeforeFile(request: Request): Promise<FormData | null> {
  const type = request.headers.get("Content-Type") ?? "";
  return parseForm(wholeParts(await readStart(request, MOST_START_BYTES), type), type, MOST_PARTS);
}

/** The server keeps no more of a body that is too large. */
const MOST_START_BYTES = 64 * 1024;
