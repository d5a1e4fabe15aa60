import { createContext } from "react";

/** The page with the whole ladder of help, which every other one leads to. */
export const LADDER = "when-to-call";

export const OnLadder = createContext(false);

export function isLadder(pathname: string): boolean {
  return pathname.endsWith(LADDER);
}
