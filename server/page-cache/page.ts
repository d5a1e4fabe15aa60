import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

export type Rendered = { status: number; headers: Headers; body: Uint8Array };
export type Encoding = "br" | "gzip" | "identity";

/** A page ready to be sent: its headers as pairs in a row, its body in each encoding. */
export type Page = {
  etag: string;
  /** What it weighs while it is kept. */
  bytes: number;
  headers: string[];
  bodies: Record<Encoding, () => Uint8Array | Promise<Uint8Array>>;
};

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Kept pages are compressed once, so at a level that a single answer could not afford: a tenth smaller than at 9. */
const QUALITY = 10;
/** What is said anew for each answer, or only by the server itself. */
const OWN = new Set(["content-length", "x-request-id", "connection", "date"]);

/** Made anew and still the same, a page keeps what was compressed before. */
export async function toPage({ headers, body }: Rendered, old?: Page): Promise<Page> {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const said = [...headers].filter(([name]) => !OWN.has(name)).flat();
  if (old?.etag === etag) return { ...old, headers: [...said, "ETag", etag] };
  const br = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  let zipped: Promise<Uint8Array> | undefined;
  const bodies = {
    br: () => br,
    // Browsers take Brotli; for whoever does not, the rest is made of it.
    gzip: () => (zipped ??= unbrotli(br).then((whole) => gzipped(whole))),
    identity: () => unbrotli(br),
  };
  return {
    etag,
    bytes: br.length,
    headers: [...said, "ETag", etag],
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
