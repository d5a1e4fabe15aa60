import { brotliDecompressSync } from "node:zlib";

/** The characters that a WOFF2 file can draw, by its own table of them. */
export function charactersOf(file: Buffer): Set<number> {
  const cmap = readTables(file).get(CMAP);
  if (!cmap) throw new Error("the font has no cmap");
  const found = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const at = cmap.readUInt32BE(4 + index * 8 + 4);
    if (cmap.readUInt16BE(at) === 4) addSegments(cmap.subarray(at), found);
  }
  return found;
}

/** Its index in the format's list of known tables. */
const CMAP = 0;
const [GLYF, LOCA, OTHER] = [10, 11, 63];

function readTables(file: Buffer): Map<number, Buffer> {
  if (file.toString("latin1", 0, 4) !== "wOF2") throw new Error("no WOFF2 file");
  let at = 48;
  const readLength = (): number => {
    for (let value = 0; ;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const parts = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const tag = flags & 63;
    if (tag === OTHER) at += 4;
    const length = readLength();
    // Outlines are transformed unless their flags say otherwise; for every other table it is the reverse.
    const isPacked = tag === GLYF || tag === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, length: isPacked ? readLength() : length };
  });
  const body = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  return new Map(parts.map(({ tag, length }) => [tag, body.subarray(start, (start += length))]));
}

/** Format 4: ranges of characters, each with its first and last. */
function addSegments(table: Buffer, found: Set<number>): void {
  const count = table.readUInt16BE(6) / 2;
  for (let index = 0; index < count; index++) {
    const last = table.readUInt16BE(14 + index * 2);
    const first = table.readUInt16BE(16 + count * 2 + index * 2);
    for (let code = first; code <= last && code !== 0xffff; code++) found.add(code);
  }
}
