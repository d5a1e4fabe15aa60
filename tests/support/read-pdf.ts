import { inflateSync } from "node:zlib";

/** The accessibility data of a PDF. */
export function readPdf(bytes: Buffer) {
  const text = objectsOf(bytes);
  const catalog = /<<(?:(?!endobj).)*?\/Type \/Catalog.*?endobj/s.exec(text)?.[0] ?? "";
  return {
    isTagged:
      catalog.includes("/StructTreeRoot") && /\/Marked true/.test(catalog) && text.includes("/Type /StructTreeRoot"),
    language: /\/Lang \(([^)]*)\)/.exec(catalog)?.[1],
    title: titleOf(text),
    /** The kinds of elements in its structure tree: H1, L, TH … */
    tags: new Set(Array.from(text.matchAll(/\/S \/(\w+)/g), ([, tag]) => tag)),
    pages: Array.from(text.matchAll(/\/Type \/Page\b(?!s)/g)).length,
  };
}

/** Objects may be plain in the file, or packed together in a compressed stream. */
function objectsOf(bytes: Buffer): string {
  const raw = bytes.toString("latin1");
  const packed = Array.from(raw.matchAll(/\/Type \/ObjStm.*?stream\r?\n(.*?)\r?\nendstream/gs), ([, stream = ""]) =>
    inflateSync(Buffer.from(stream, "latin1")).toString("latin1"),
  );
  return [raw, ...packed].join("\n");
}

/** In hexadecimal UTF-16 where it is not plain Latin. */
function titleOf(text: string): string | undefined {
  const { hex, plain } = /\/Title (?:<FEFF(?<hex>[0-9A-F]+)>|\((?<plain>[^)]*)\))/i.exec(text)?.groups ?? {};
  if (!hex) return plain;
  return Buffer.from(hex, "hex").swap16().toString("utf16le");
}
