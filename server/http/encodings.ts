import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotliOf = promisify(brotliCompress);

export function brotli(body: Uint8Array, quality: number): Promise<Uint8Array> {
  return brotliOf(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // Clearing the default window of 4 MB costs more than compressing a page.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** The smallest power of two that holds it all, within the limits of the format. */
function windowFor(length: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(length + 1)), 16), constants.BROTLI_MAX_WINDOW_BITS);
}

export const gzipped: (body: Uint8Array) => Promise<Uint8Array> = promisify(gzip);

/** The best encoding that the browser accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  if (takes(accepted, /\bbr\b/)) return "br";
  return takes(accepted, /\bgzip\b/) ? "gzip" : "identity";
}

function takes(accepted: string, name: RegExp): boolean {
  return accepted.split(",").some((part) => name.test(part) && !/;\s*q=0(\.0*)?\s*$/.test(part));
}
