import type { Fault } from "../fault.ts";
import type { Text, TextFile } from "./read-texts.ts";

/** Addresses of pages, files and people are no words; what follows them keeps its place. */
const ADDRESS =
  /(?:https?:\/\/|www\.|tel:|mailto:)\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)*\.(?:example|ru|org|com|svg|pdf)\b\S*|\/[\w-]+(?:\/[\w-]*)+/g;

export function withoutAddresses(text: string): string {
  return text.replaceAll(ADDRESS, (found) => " ".repeat(found.length));
}

export function faultAt({ file }: TextFile, { line, text }: Text, index: number, message: string): Fault {
  return { file, line: line + text.slice(0, index).split("\n").length - 1, message };
}
