import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

export type Rendered = { status: number; headers: Headers; body: Uint8Array };
export type Encoding = "br" | "gzip" | "identity";

/** An answer ready to be sent: its headers as pairs in a row, its body in each encoding; none where it has no body. */
export type Page = {
  status: number;
  etag: string | undefined;
  /** What it weighs while it is kept. */
  bytes: number;
  headers: string[];
  bodies: Record<Encoding, () => Uint8Array | Promise<Uint8Array>> | undefined;
};

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Kept pages are compressed once, so at a level that a single answer could not afford. */
const KEPT_QUALITY = 9;
const QUALITY = 5;
/** What is said anew for each answer, or only by the server itself. */
const OWN = new Set(["content-length", "x-request-id", "connection", "date"]);

export async function toPage({ status, headers, body }: Rendered, isKept: boolean): Promise<Page> {
  const plain = [...headers].filter(([name]) => !OWN.has(name)).flat();
  if (body.length === 0) return { status, etag: undefined, bytes: 0, headers: plain, bodies: undefined };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: isKept ? KEPT_QUALITY : QUALITY } };
  const br = await brotli(body, quality);
  const etag = isKept ? `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` : undefined;
  let zipped: Promise<Uint8Array> | undefined;
  const bodies = {
    br: () => br,
    // Browsers take Brotli; for whoever does not, the rest is made of it.
    gzip: () => (zipped ??= unbrotli(br).then((whole) => gzipped(whole))),
    identity: () => unbrotli(br),
  };
  return {
    status,
    etag,
    bytes: br.length,
    headers: etag ? [...plain, "ETag", etag] : plain,
    bodies,
  };
}

/** The best of what a browser takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  if (takes(accepted, /\bbr\b/)) return "br";
  return takes(accepted, /\bgzip\b/) ? "gzip" : "identity";
}

function takes(accepted: string, name: RegExp): boolean {
  return accepted.split(",").some((part) => name.test(part) && !/;\s*q=0(\.0*)?\s*$/.test(part));
}
