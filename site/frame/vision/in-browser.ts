import { forgetPages } from "../../browser/prefetch.ts";
import { refreshPage } from "../../browser/navigate.ts";
import { visionAttributes } from "./attributes.ts";
import { changeByForm } from "./change.ts";
import { readVisionCookie, writeVisionCookie } from "./cookie.ts";
import { showInPanel } from "./show-in-panel.ts";
import type { VisionSettings } from "./settings.ts";

/** Makes the same change as the endpoint, on the same cookie: changes from another tab are kept. */
export function changeVision(form: FormData): void {
  const before = readVisionCookie(document.cookie);
  const settings = changeByForm(before, form) ?? before;
  // oxlint-disable-next-line no-document-cookie -- the one cookie that a page's script writes
  document.cookie = writeVisionCookie(settings);
  show(settings);
}

export function meetCookie(): void {
  show(readVisionCookie(document.cookie));
}

/** Sizes and colours change in place; a new header, or pictures, need the server. */
function show(settings: VisionSettings): void {
  const { dataset } = document.documentElement;
  const wanted = visionAttributes(settings.enabled ? settings : null);
  const isOn = dataset["vision"] !== undefined;
  const changed = Object.entries(wanted).filter(
    ([name, value]) => document.documentElement.getAttribute(name) !== value,
  );
  if (isOn === settings.enabled && changed.length === 0) return;
  forgetPages();
  if (isOn !== settings.enabled) return void refreshPage(focusOnSwitch);
  for (const [name, value] of changed)
    if (name !== "data-vision-images") document.documentElement.setAttribute(name, value);
  showInPanel(settings);
  if (wanted["data-vision-images"] !== dataset["visionImages"]) void refreshKeepingFold();
}

/** The pressed button is removed with its header, so the focus goes to the panel or to the toggle. */
function focusOnSwitch(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-vision-switch]")) {
    place.focus();
    // An element that is hidden at this width cannot take the focus.
    if (document.activeElement === place) return;
  }
}

/** On phones the panel folds; while it is used, it stays open. */
async function refreshKeepingFold(): Promise<void> {
  const fold = () => document.querySelector<HTMLDetailsElement>(".vision-panel details");
  const isOpen = fold()?.open ?? false;
  await refreshPage(() => {
    const next = fold();
    if (next) next.open = isOpen;
  });
}
