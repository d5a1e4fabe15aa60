import { randomInt } from "node:crypto";

/** Digits alone, in short groups: people dictate it on the phone, and some letters are in both alphabets. */
export function makeReference(): string {
  return inGroups(String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0"));
}

const DIGITS = 9;

/** As it is stored, of what a person wrote. Earlier references have letters: R-7K4M-2HXP. */
export function readReference(written: string): string {
  const digits = written.replaceAll(/[\s\p{Pd}]/gu, "");
  return isOfDigits(digits) ? inGroups(digits) : written.trim().toUpperCase();
}

export function isReference(written: string): boolean {
  const reference = readReference(written);
  return reference.startsWith("R-") || isOfDigits(reference.replaceAll("-", ""));
}

function isOfDigits(text: string): boolean {
  return text.length === DIGITS && /^\d+$/.test(text);
}

function inGroups(digits: string): string {
  return digits.replaceAll(/\d{3}(?=\d)/g, "$&-");
}
