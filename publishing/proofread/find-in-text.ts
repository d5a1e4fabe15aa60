import type { Fault } from "../fault.ts";
import type { Text, TextFile } from "./texts.ts";

/**
 * Addresses of pages, files and people, anchors of headings, names of programs: not words. They are blanked, so
 * positions stay the same.
 */
const ADDRESS = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.|tel:|mailto:)\S+`,
    String.raw`\S+@\S+`,
    String.raw`[\w-]+(?:\.[\w-]+)*\.(?:example|ru|org|com|svg|pdf)\b\S*`,
    String.raw`\/[\w-]+(?:\/[\w-]*)+`,
    String.raw`\{#[\w-]+\}`,
    String.raw`[\w-]*_[\w-]*`,
    String.raw`\b[a-z]+[A-Z]\w*`,
  ].join("|"),
  "g",
);

export function withoutAddresses(text: string): string {
  return text.replaceAll(ADDRESS, (found) => " ".repeat(found.length));
}

export function faultAt({ file }: TextFile, { line, text }: Text, index: number, message: string): Fault {
  return { file, line: line + text.slice(0, index).split("\n").length - 1, message };
}
