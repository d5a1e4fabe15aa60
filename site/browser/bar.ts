import { onArrival } from "./arrival.ts";

/** The bar at the foot of phones hides for the page's own buttons; wider screens have no bar and load nothing. */
export function startBar(): void {
  onArrival(({ how, root }) => {
    const bar = how === "dialog" ? null : root.querySelector<HTMLElement>("[data-bar]");
    if (bar?.offsetHeight)
      import("./step-aside.ts").then(
        ({ stepAside }) => stepAside(bar),
        () => undefined,
      );
  });
}
