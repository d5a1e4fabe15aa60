import { onArrival } from "./arrival.ts";

/** A list of contents is followed by a script of its own; a page without one does not load it. */
export function startContents(): void {
  onArrival(({ how, root }) => {
    const list = how === "dialog" ? null : root.querySelector<HTMLElement>("[data-contents]");
    if (list)
      import("./reading-place.ts").then(
        ({ follow }) => follow(list),
        () => undefined,
      );
  });
}
