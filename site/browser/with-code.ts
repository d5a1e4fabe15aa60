import { reloadOnce } from "./reload-once.ts";

/** For code that the page works without: if it cannot be loaded, one reload brings the page and its code anew. */
export function withCode<Code>(code: Promise<Code>, use: (code: Code) => void): void {
  code.then(use, () => void reloadOnce());
}
