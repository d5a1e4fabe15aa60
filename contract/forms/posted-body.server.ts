/** The posted body; null if it is longer than `most`. Counted while it arrives, so no header is trusted. */
export async function readBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A posted form; null if it has more parts than any real form, which is checked before parsing. */
export async function parseForm(
  body: Uint8Array<ArrayBuffer>,
  type: string,
  mostParts: number,
): Promise<FormData | null> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type);
  if (boundary && partsIn(body, `--${boundary[1] ?? boundary[2]}`, mostParts) > mostParts) return null;
  // A form that cannot be parsed counts as empty.
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => new FormData());
  return [...form.keys()].length > mostParts ? null : form;
}

/** Stops counting at the limit. A boundary comes before each part and after the last. */
function partsIn(body: Uint8Array<ArrayBuffer>, boundary: string, most: number): number {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let parts = -1;
  for (let at = bytes.indexOf(boundary); at >= 0 && parts <= most; at = bytes.indexOf(boundary, at + boundary.length)) {
    parts++;
  }
  return parts;
}
