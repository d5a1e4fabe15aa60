export type NumberFault = "missing" | "unreadable" | "outside";

export const WHOLE = /^[-−]?\d+$/;
export const DECIMAL = /^[-−]?\d+([.,]\d*)?$/;

/** Parses a number as people type it: with spaces, a comma or a point, either minus. */
export function readNumber(
  text: string,
  pattern: RegExp,
  [least, most]: readonly [number, number],
): number | NumberFault {
  const bare = text.replaceAll(/\s/g, "");
  if (bare === "") return "missing";
  if (!pattern.test(bare)) return "unreadable";
  const value = Number(bare.replace("−", "-").replace(",", "."));
  return value >= least && value <= most ? value : "outside";
}
