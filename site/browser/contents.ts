import { onArrival } from "./arrival.ts";
import { withCode } from "./with-code.ts";

/** Loads the code that highlights the current entry of a contents list; pages without one do not load it. */
export function startContents(): void {
  onArrival(({ how, root }) => {
    const list = how === "dialog" ? null : root.querySelector<HTMLElement>("[data-contents]");
    if (list) withCode(import("./reading-place.ts"), ({ follow }) => follow(list));
  });
}
