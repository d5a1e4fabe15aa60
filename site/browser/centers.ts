import { setState } from "../state/store.ts";
import { onArrival } from "./arrival.ts";
import { closest, isPlainPress } from "./links.ts";

/** The lists of centers and regions, for what lives in the browser, and the press that sorts centers by distance. */
export function startCenters(): void {
  onArrival(({ root }) => {
    const { centers, regions } = root.querySelector<HTMLElement>("[data-centers]")?.dataset ?? {};
    if (centers && regions) setState({ centersList: JSON.parse(centers), centersRegionList: JSON.parse(regions) });
  });
  // Before a dialog takes the press for a change of its own page.
  document.addEventListener("click", onPress, { capture: true });
}

function onPress(event: MouseEvent): void {
  const link = isPlainPress(event) ? closest<HTMLAnchorElement>(event.target, "a[data-nearest]") : null;
  if (!link) return;
  event.preventDefault();
  import("./nearest.ts").then(
    ({ showNearest }) => showNearest(link),
    () => location.assign(link.href),
  );
}
