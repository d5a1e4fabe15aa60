import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** A file that never changes, compressed once at the highest level, by the extension of each encoding. */
export function precompress(body: Uint8Array): [ending: ".br" | ".gz", packed: Uint8Array][] {
  return [
    [".br", brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
    [".gz", gzipSync(body, { level: 9 })],
  ];
}
