import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { FileExtension } from "#contract/forms/files.ts";
import { belies, fileKindOf } from "./file-kind.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const inLatin = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));

/** Entries without compression: local headers, the central directory, its end. */
function zip(entries: Record<string, string>): Uint8Array {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const data = Buffer.from(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), data]);
    central.push(Buffer.from("PK\x01\x02\x14\0", "latin1"), common, rest, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

function withDirectoryAt(offset: number, file: Uint8Array): Uint8Array {
  const end = Buffer.from(file).lastIndexOf("PK\x05\x06");
  new DataView(file.buffer).setUint32(end + 16, offset, true);
  return file;
}

/** The header and one sector of the directory: its root and a stream. */
function compoundFile(stream: string, type = 2): Uint8Array {
  const file = Buffer.alloc(1024);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  for (const [index, name, kind] of [
    [0, "Root Entry", 5],
    [1, stream, type],
  ] as const) {
    const at = 512 + index * 128;
    file.write(name, at, "utf16le");
    file.writeUInt16LE((name.length + 1) * 2, at + 64);
    file[at + 66] = kind;
  }
  return new Uint8Array(file);
}

const pixel = { create: { width: 8, height: 8, channels: 3 as const, background: "#123456" } };
const ODT = "application/vnd.oasis.opendocument.text";
const docx = { "[Content_Types].xml": "<Types/>", "_rels/.rels": "", "word/document.xml": "<w:document/>" };
// «Резюме: «Иванов», 20 лет — врач» in Windows-1251.
const russian = inLatin(
  "\xd0\xe5\xe7\xfe\xec\xe5: \xab\xc8\xe2\xe0\xed\xee\xe2\xbb, 20 \xeb\xe5\xf2 \x97 \xe2\xf0\xe0\xf7",
);

test.each<[string, Uint8Array, FileExtension]>([
  ["PDF", bytes("%PDF-1.7\n%âãÏÓ\n%%EOF"), "pdf"],
  ["PDF after a byte order mark", bytes("\uFEFF\n%PDF-1.4\n%%EOF"), "pdf"],
  ["Word 97", compoundFile("WordDocument"), "doc"],
  ["Word", zip(docx), "docx"],
  ["OpenDocument", zip({ mimetype: ODT, "content.xml": "<x/>" }), "odt"],
  ["RTF", bytes("{\\rtf1\\ansi Hello}"), "rtf"],
  ["text in UTF-8", bytes("Резюме\r\n\tврач\f"), "txt"],
  ["text with a byte order mark", bytes("\uFEFFРезюме"), "txt"],
  ["text in Windows-1251", russian, "txt"],
  ["text in UTF-16", Buffer.from("\uFEFFРезюме\r\nврач", "utf16le"), "txt"],
  ["text in UTF-16, big end first", Buffer.from("\uFEFFРезюме\r\nврач", "utf16le").swap16(), "txt"],
  ["PNG", new Uint8Array(await sharp(pixel).png().toBuffer()), "png"],
  ["JPEG", new Uint8Array(await sharp(pixel).jpeg().toBuffer()), "jpg"],
])("%s", (_title, content, kind) => {
  expect(fileKindOf(content)).toBe(kind);
  // Also as a view into a larger buffer, as a multipart parser returns it.
  const larger = new Uint8Array(content.length + 7);
  larger.set(content, 7);
  expect(fileKindOf(larger.subarray(7))).toBe(kind);
});

test("a corrupt zip is not recognised, wherever it is corrupt", () => {
  const whole = zip(docx);
  for (let length = 4; length < whole.length; length++) expect(fileKindOf(whole.subarray(0, length))).toBeUndefined();
  const commented = new Uint8Array([...whole, ...bytes("PK\x01\x02")]);
  expect(fileKindOf(withDirectoryAt(whole.length, commented))).toBeUndefined();
});

test.each<[string, Uint8Array]>([
  ["nothing", new Uint8Array()],
  ["an executable", inLatin("MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0")],
  ["a script", bytes("#!/bin/sh\nrm -rf /")],
  ["a page", bytes("<!DOCTYPE html><p>words")],
  ["a page after a byte order mark and a line", bytes("\uFEFF\n  <HTML><body>")],
  ["a page after many spaces", bytes(`\uFEFF${" ".repeat(300)}<html>`)],
  ["text with a control character of the upper half", bytes("words\u0085")],
  ["a page's script", bytes("<script>alert(1)</script>")],
  ["a WebP", new Uint8Array(await sharp(pixel).webp().toBuffer())],
  ["a GIF", new Uint8Array(await sharp(pixel).gif().toBuffer())],
  ["a picture of lines", bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["text with a control character", bytes("words\u0007")],
  ["text with a NUL", bytes("words\0")],
  ["text in UTF-16 with a NUL", Buffer.from("\uFEFFРезюме\0", "utf16le")],
  ["markup in UTF-16", Buffer.from("\uFEFF<html>", "utf16le")],
  ["half a sign of UTF-16", Buffer.from("\uFEFFРезюме", "utf16le").subarray(0, 7)],
  ["bytes that are text in no encoding", inLatin("\x80\x81\x8a\x8d\x8e\x90\x9a\x9d".repeat(8))],
  ["an Excel book", compoundFile("Workbook")],
  ["a folder called WordDocument", compoundFile("WordDocument", 1)],
  ["a stream whose name only begins so", compoundFile("WordDocuments")],
  ["a stream with a name as long", compoundFile("WordDocumend")],
  ["a zip", zip({ "a.txt": "word/" })],
  ["an Excel sheet", zip({ "[Content_Types].xml": "", "xl/workbook.xml": "" })],
  ["word/ without content types", zip({ "word/document.xml": "" })],
  ["Word with macros", zip({ ...docx, "word/vbaProject.bin": "" })],
  ["a zip without its end", zip(docx).subarray(0, -22)],
  ["a zip whose directory is elsewhere", withDirectoryAt(0xff_ff_ff, zip(docx))],
  ["an OpenDocument sheet", zip({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "" })],
  ["an OpenDocument template", zip({ mimetype: `${ODT}-template`, "content.xml": "" })],
  ["OpenDocument whose type is called otherwise", zip({ mimetypo: ODT, "content.xml": "" })],
  ["OpenDocument whose type is not first", zip({ "content.xml": "", mimetype: ODT })],
])("%s is not an accepted upload", (_title, content) => {
  expect(fileKindOf(content)).toBeUndefined();
});

test.each<[string, FileExtension, boolean]>([
  ["cv.pdf", "pdf", false],
  ["CV.DOCX", "docx", false],
  ["Резюме.И.И", "doc", false],
  ["cv", "rtf", false],
  ["лист.JPEG", "jpg", false],
  ["лист.jpg", "png", true],
  ["cv.pdf", "docx", true],
  ["cv.doc", "docx", true],
  ["cv.exe", "pdf", true],
  ["cv.pdf.exe", "pdf", true],
  ["cv.exe. ", "pdf", true],
  [`cv.exe${". ".repeat(400)}`, "pdf", true],
  ["cv.desktop", "txt", true],
  [".htaccess", "txt", true],
  [".bash_profile", "txt", true],
  ["cv.2024", "txt", false],
  ["cv.doc", "rtf", false],
  ["cv.rtf", "doc", true],
  ["cv.docx", "rtf", true],
  [`${"a".repeat(300)}.txt`, "txt", false],
])("%s holding %s: the extension contradicts the content: %s", (name, kind, expected) => {
  expect(belies(name, kind)).toBe(expected);
});
