import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** A file that never changes, compressed once and as hard as it goes, by the ending its name gets. */
export function packings(body: Uint8Array): [ending: ".br" | ".gz", packed: Uint8Array][] {
  return [
    [".br", brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
    [".gz", gzipSync(body, { level: 9 })],
  ];
}
