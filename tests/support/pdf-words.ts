import { spawnSync } from "node:child_process";
import { findProgram, installPackages } from "#server/find-program.ts";

const MOST_BYTES = 64 * 1024 * 1024;

/** The words of a PDF in reading order, with single spaces. */
export function wordsOfPdf(pdf: Buffer): string {
  return sheetsOfPdf(pdf).join(" ");
}

/** The same, sheet by sheet. */
export function sheetsOfPdf(pdf: Buffer): string[] {
  return pdfToText(pdf, ["-raw"])
    .split("\f")
    .map((sheet) => sheet.replaceAll(/[\s\u2060]+/g, " "));
}

/** Runs Poppler's pdftotext. */
export function pdfToText(pdf: Buffer, options: string[]): string {
  const { stdout, status } = spawnSync(providePdfToText(), [...options, "-", "-"], {
    input: pdf,
    encoding: "utf8",
    maxBuffer: MOST_BYTES,
  });
  if (status !== 0) throw new Error(`pdftotext ended with ${status}`);
  return stdout;
}

/** Throws if there is none. */
export function providePdfToText(): string {
  const found =
    findProgram(["pdftotext"]) ?? (installPackages("poppler-utils") ? findProgram(["pdftotext"]) : undefined);
  if (!found) throw new Error("The tests of printed pages need pdftotext: install it (apt install poppler-utils).");
  return found;
}
