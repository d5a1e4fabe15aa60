import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotliOf = promisify(brotliCompress);

export function brotli(body: Uint8Array, quality: number): Promise<Uint8Array> {
  // A window no larger than the text: by itself each compression under way takes room for 4 MB.
  const window = Math.min(22, Math.max(10, Math.ceil(Math.log2(body.length + 16))));
  return brotliOf(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

export const gzipped: (body: Uint8Array) => Promise<Uint8Array> = promisify(gzip);

/** The best of what a browser takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  if (takes(accepted, /\bbr\b/)) return "br";
  return takes(accepted, /\bgzip\b/) ? "gzip" : "identity";
}

function takes(accepted: string, name: RegExp): boolean {
  return accepted.split(",").some((part) => name.test(part) && !/;\s*q=0(\.0*)?\s*$/.test(part));
}
