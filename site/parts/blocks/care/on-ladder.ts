import { createContext } from "react";

/** The page with all steps of help, which care cards on other pages link to. */
export const LADDER = "when-to-call";

export const OnLadder = createContext(false);

export function isLadder(pathname: string): boolean {
  return pathname.endsWith(LADDER);
}
