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

/** The first bytes of a body that is too long; the rest stays unread. */
export async function readStart(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}

/** The parts that had arrived whole, as a body that can be parsed. */
export function wholeParts(start: Buffer<ArrayBuffer>, type: string): Buffer<ArrayBuffer> {
  const boundary = boundaryIn(type);
  if (!boundary) return Buffer.alloc(0);
  const end = Math.max(0, start.lastIndexOf(`--${boundary}`));
  return Buffer.concat([start.subarray(0, end), Buffer.from(`--${boundary}--\r\n`)]);
}

function boundaryIn(type: string): string | undefined {
  const found = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type);
  return found?.[1] ?? found?.[2];
}

/** A posted form; null if it has more parts than any real form, which is checked before parsing. */
export async function parseForm(
  body: Uint8Array<ArrayBuffer>,
  type: string,
  mostParts: number,
): Promise<FormData | null> {
  const boundary = boundaryIn(type);
  if (boundary && partsIn(body, `--${boundary}`, mostParts) > mostParts) return null;
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
