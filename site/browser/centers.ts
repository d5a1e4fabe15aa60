import { setState } from "./state/store.ts";
import { onArrival } from "./arrival.ts";
import { closest, isPlainPress } from "./links.ts";
import { withCode } from "./with-code.ts";

/** The list of centers for the client state, whether a center is open, and sorting centers by distance. */
export function startCenters(): void {
  onArrival(({ root }) => {
    const { centers } = root.querySelector<HTMLElement>("[data-centers]")?.dataset ?? {};
    if (centers) setState({ centersList: JSON.parse(centers) });
    tellOpenToday(root);
  });
  // A page restored from the background or from the back/forward cache may be from yesterday.
  document.addEventListener("visibilitychange", () => document.hidden || tellOpenToday(document));
  // Before a dialog handles the press as a change of its own page.
  document.addEventListener("click", onPress, { capture: true });
}

/** If the code does not load, the hours are still shown. */
function tellOpenToday(root: ParentNode): void {
  if (!root.querySelector("[data-zone]")) return;
  withCode(import("./open-today.ts"), ({ showOpenToday }) => showOpenToday(root));
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
