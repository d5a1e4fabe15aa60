import { setState } from "./state/store.ts";
import { onArrival } from "./arrival.ts";
import { closest, isPlainPress } from "./links.ts";

/** The list of centers, for what lives in the browser, whether a center is open, and the press that sorts centers by distance. */
export function startCenters(): void {
  onArrival(({ root }) => {
    const { centers } = root.querySelector<HTMLElement>("[data-centers]")?.dataset ?? {};
    if (centers) setState({ centersList: JSON.parse(centers) });
    tellOpenToday(root);
  });
  // A page that comes back from the background, or from the browser's memory, may be one of yesterday.
  document.addEventListener("visibilitychange", () => document.hidden || tellOpenToday(document));
  // Before a dialog takes the press for a change of its own page.
  document.addEventListener("click", onPress, { capture: true });
}

/** Where it does not come, the hours stand there all the same. */
function tellOpenToday(root: ParentNode): void {
  if (!root.querySelector("[data-zone]")) return;
  import("./open-today.ts").then(
    ({ showOpenToday }) => showOpenToday(root),
    () => undefined,
  );
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
