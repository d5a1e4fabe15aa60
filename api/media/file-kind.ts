import { isUtf8 } from "node:buffer";
import { extensionOf, type FileExtension } from "#contract/forms/files.ts";

/** The kind of a file, detected from its content; undefined if it may not be uploaded. */
export function fileKindOf(bytes: Uint8Array): FileExtension | undefined {
  const head = ascii(bytes.subarray(0, 64));
  // Some programs write a byte order mark or an empty line first.
  if (/^(?:\xef\xbb\xbf)?\s*%PDF-/.test(head)) return "pdf";
  if (head.startsWith("{\\rtf")) return "rtf";
  if (head.startsWith("\xff\xd8\xff")) return "jpg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("PK\x03\x04")) return kindOfZip(bytes);
  if (head.startsWith(COMPOUND_FILE)) return holdsWordDocument(bytes) ? "doc" : undefined;
  return isPlainText(bytes) ? "txt" : undefined;
}

/** Whether the extension of the name belongs to another kind than the content. */
export function belies(fileName: string, kind: FileExtension): boolean {
  const extension = extensionOf(fileName);
  // Job sites and older programs save a .doc as RTF, and Word opens it.
  return extension !== undefined && extension !== kind && !(extension === "doc" && kind === "rtf");
}

const COMPOUND_FILE = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
const OPEN_DOCUMENT_TEXT = "application/vnd.oasis.opendocument.text";

/** One character per byte. */
function ascii(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}

function kindOfZip(bytes: Uint8Array): FileExtension | undefined {
  const names = zipNames(bytes);
  // With macros it is a .docm, even if its name says otherwise.
  if (names.some((name) => /vbaproject\.bin$/i.test(name))) return undefined;
  if (names.includes("[Content_Types].xml") && names.some((name) => name.startsWith("word/"))) return "docx";
  return names.length > 0 && isOpenDocumentText(bytes) ? "odt" : undefined;
}

/** The names in the central directory, which is found from the end; empty if the zip is broken. */
function zipNames(bytes: Uint8Array): string[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end < 0 || end + 22 > zip.length) return [];
  const names: string[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > end || zip.toString("latin1", at, at + 4) !== "PK\x01\x02") return [];
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    names.push(zip.toString("utf8", at + 46, nameEnd));
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return names;
}

/** The format requires this entry first and uncompressed, so that the first bytes identify it. */
function isOpenDocumentText(bytes: Uint8Array): boolean {
  const head = ascii(bytes.subarray(26, 200));
  const extra = head.charCodeAt(2) + head.charCodeAt(3) * 256;
  const content = head.slice(12 + extra);
  const isFirst = head.startsWith("\x08\0") && head.slice(4, 12) === "mimetype";
  // …text-template and …text-master are other kinds.
  return isFirst && content.startsWith(OPEN_DOCUMENT_TEXT) && content[OPEN_DOCUMENT_TEXT.length] !== "-";
}

/** Directory entries are 128 bytes each, on multiples of 128: the name, its length at 64, at 66 a 2 for a stream. */
function holdsWordDocument(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = Buffer.from("WordDocument\0", "utf16le");
  for (let at = 512; at + 128 <= file.length; at += 128) {
    if (file[at + 64] === name.length && file[at + 66] === 2 && file.subarray(at, at + name.length).equals(name))
      return true;
  }
  return false;
}

/** Checked byte by byte: regular expressions over 5 MB would block the event loop for seconds. */
function isPlainText(file: Uint8Array): boolean {
  const bytes = fromUtf16(file);
  if (bytes.length === 0 || bytes.some(isControl)) return false;
  if (!isUtf8(bytes) && !isRussian(bytes)) return false;
  const text = new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1251").decode(bytes);
  // Markup and scripts do not count as plain text: a browser or a shell might run them.
  return !/[\u0080-\u009f]/.test(text) && !/^(?:<[a-z!?/]|#!)/i.test(text.trimStart());
}

/** Notepad's "Unicode" begins with a byte order mark; anything else is returned as it is. */
function fromUtf16(bytes: Uint8Array): Uint8Array {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  const encoding = mark === 0xfffe ? "utf-16le" : mark === 0xfeff ? "utf-16be" : undefined;
  if (!encoding) return bytes;
  try {
    return new TextEncoder().encode(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return bytes;
  }
}

/** Tabs, line breaks and form feeds occur in plain text. */
function isControl(byte: number): boolean {
  return (byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) || byte === 0x7f;
}

/** Any bytes are valid Windows-1251: it is text if nearly all non-ASCII bytes are Russian letters. */
function isRussian(bytes: Uint8Array): boolean {
  let foreign = 0;
  let russian = 0;
  for (const byte of bytes) {
    if (byte < 0x80) continue;
    foreign++;
    russian += isRussianByte[byte] ?? 0;
  }
  return russian >= foreign * 0.9;
}

const isRussianByte = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(/[а-яё«»–—№„“”…\u00a0]/i.test(new TextDecoder("windows-1251").decode(Uint8Array.of(byte)))),
);
