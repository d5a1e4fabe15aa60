import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { brotli, type Encoding, gzipped } from "../http/encodings.ts";

export type Rendered = { status: number; headers: Headers; body: Uint8Array };

/** A page ready to be sent: its headers as a flat list of pairs, its body in each encoding. */
export type Page = {
  status: number;
  /** Null for a page that is sent to those who wait but not cached. */
  etag: string | null;
  /** Its size in the cache. */
  bytes: number;
  headers: string[];
  bodies: Record<Encoding, () => Uint8Array | Promise<Uint8Array>>;
};

const unbrotli = promisify(brotliDecompress);

/** Cached pages are compressed once, so at a level too slow for a single answer: a tenth smaller than at 9. */
const QUALITY = 10;
const PASSING_QUALITY = 5;
/** Headers that are set for each response, or only by the server itself. */
const OWN = new Set(["content-length", "x-request-id", "connection", "date"]);

/** A page that is rendered again with the same result keeps its compressed bytes. */
export async function toPage({ headers, body }: Rendered, old?: Page): Promise<Page> {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const said = saidIn(headers);
  if (old?.etag === etag) return { ...old, headers: [...said, "ETag", etag] };
  // A copy: zlib's result is a view into a block of 64 KB, which would stay in memory with it.
  const br = new Uint8Array(await brotli(body, QUALITY));
  let zipped: Promise<Uint8Array> | undefined;
  const bodies = {
    br: () => br,
    // Browsers accept Brotli; for other clients the other encodings are made from it.
    gzip: () => (zipped ??= unbrotli(br).then(gzipped)),
    identity: () => unbrotli(br),
  };
  return {
    status: 200,
    etag,
    bytes: br.length,
    headers: [...said, "ETag", etag],
    bodies,
  };
}

/** An answer that is not cached, for those who wait for it: an error page, or one with missing parts. */
export function toPassing({ status, headers, body }: Rendered): Page {
  const bodies = { br: () => brotli(body, PASSING_QUALITY), gzip: () => gzipped(body), identity: () => body };
  return { status, etag: null, bytes: body.length, headers: saidIn(headers), bodies };
}

function saidIn(headers: Headers): string[] {
  return [...headers].filter(([name]) => !OWN.has(name)).flat();
}
