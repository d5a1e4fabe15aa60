import { loadStyles } from "../../browser/load-styles.ts";
import { refreshPage } from "../../browser/navigate.ts";
import { forgetPages } from "../../browser/prefetch.ts";
import { visionAttributes } from "./attributes.ts";
import { changeByForm } from "./change.ts";
import { readVisionCookie, writeVisionCookie } from "./cookie.ts";
import { addKeptPanel, removePanel } from "./kept-panel.ts";
import { showInPanel } from "./show-in-panel.ts";
import type { VisionSettings } from "./settings.ts";
import visionStyles from "./vision-mode.css?url";

/** Makes the same change as the endpoint, on the same cookie: changes from another tab are kept. */
export function changeVision(form: FormData): void {
  const before = readVisionCookie(document.cookie);
  const settings = changeByForm(before, form) ?? before;
  // oxlint-disable-next-line no-document-cookie -- the one cookie that a page's script writes
  document.cookie = writeVisionCookie(settings);
  void show(settings);
}

export function meetCookie(): void {
  void show(readVisionCookie(document.cookie));
}

/** Sizes and colours change in place; a new header, pictures, and the words of large letters need the server. */
async function show(settings: VisionSettings): Promise<void> {
  const { dataset } = document.documentElement;
  const isOn = dataset["vision"] !== undefined;
  const setByServer = partsOfServer(dataset);
  if (isShown(settings)) return;
  forgetPages();
  if (isOn !== settings.enabled) await refreshIfOnline(focusOnSwitch);
  else {
    showInPlace(settings);
    if (setByServer !== partsOfServer(dataset)) await refreshKeepingFold();
  }
  // A saved page is the same for everybody, so without the server it gets the mode here.
  if (!isShown(settings)) {
    if (settings.enabled) await loadStyles(visionStyles);
    showInPlace(settings);
    if (settings.enabled) await addKeptPanel();
    else removePanel(focusOnSwitch);
    showInPanel(readVisionCookie(document.cookie));
  }
}

/** Pictures or their descriptions; words are parted where large letters need it (render/hyphenation). */
function partsOfServer({ visionImages, visionFont }: DOMStringMap): string {
  return `${visionImages} ${visionFont === "18"}`;
}

function isShown(settings: VisionSettings): boolean {
  const root = document.documentElement;
  const wanted = Object.entries(visionAttributes(settings.enabled ? settings : null));
  const isOn = root.dataset["vision"] !== undefined;
  return isOn === settings.enabled && wanted.every(([name, value]) => root.getAttribute(name) === value);
}

function showInPlace(settings: VisionSettings): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(visionAttributes(settings))) {
    if (settings.enabled) root.setAttribute(name, value);
    else root.removeAttribute(name);
  }
  showInPanel(settings);
}

async function refreshIfOnline(placeFocus: (returnFocus: () => void) => void): Promise<void> {
  if (navigator.onLine) await refreshPage(placeFocus);
}

/** The pressed button is removed with its header, so the focus goes to the panel or to the toggle. */
function focusOnSwitch(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-vision-switch]")) {
    place.focus();
    // An element that is hidden at this width cannot take the focus.
    if (document.activeElement === place) return;
  }
}

/** The panel folds; while it is used, it stays open. */
async function refreshKeepingFold(): Promise<void> {
  const fold = () => document.querySelector<HTMLDetailsElement>(".vision-panel details");
  const before = fold();
  await refreshIfOnline((returnFocus) => {
    const next = fold();
    // As it was when it was taken away: it may have been opened meanwhile.
    if (next) next.open = before?.open ?? false;
    // Only now: what is folded takes no focus.
    returnFocus();
  });
}
