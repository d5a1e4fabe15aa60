import type { ModalId } from "#contract/modal-ids.ts";
import { getState, setState } from "./state/store.ts";
import sprite from "../ui/icons.svg";
import styles from "./modal-styles.css?url";
import { arrived, departing, onDeparture } from "./arrival.ts";
import { loadStyles } from "./load-styles.ts";
import { contentOf, contentWithout, type ModalContent, targetOf } from "./dialog-content.ts";
import { focusedPlace, toldBy } from "./focus.ts";
import { addressOf } from "./forms.ts";
import { closest, isPlainPress } from "./links.ts";
import { loadWhole } from "./navigate.ts";
import { announce, floatIn } from "./overlay.ts";
import { startWaitingFor, stopWaiting } from "./waiting.ts";
import { wordsOfPage } from "./browser-words.ts";

type OpenDialog = {
  id: ModalId;
  dialog: HTMLDialogElement;
  panel: HTMLElement;
  url: URL;
  count: number;
  /** What has the modal's name as its id otherwise: the place on the page that the modal shows. */
  namesake: Element | null;
};

/** The open dialogs, the last on top. */
let open: OpenDialog[] = [];
let count = 0;
const opening = new Set<ModalId>();

// Loaded with this code, so before the press.
loadStyles(styles).catch(() => undefined);

// Every navigation closes all of them.
onDeparture((root) => root === document.body && closeAll());

/** Shows the link's page, or the part that it marks for this modal. */
export async function openModal(link: HTMLAnchorElement): Promise<void> {
  const id = link.dataset["modal"] as ModalId;
  if (opening.has(id) || open.some((other) => other.id === id)) return;
  const url = targetOf(link);
  opening.add(id);
  startWaitingFor({ withCurtain: false });
  try {
    const content = await contentOf(id, url, (count += 1)).catch((error: unknown) => {
      const without = contentWithout(id, link);
      if (without) return without;
      throw error;
    });
    await loadStyles(styles);
    remember(id, url, link);
    showDialog(id, content);
  } catch {
    loadWhole(url.href);
  } finally {
    opening.delete(id);
    stopWaiting();
  }
}

/** What a modal is about, for the client state. */
function remember(id: ModalId, { searchParams }: URL, { dataset }: HTMLAnchorElement): void {
  const city = searchParams.get("city");
  if (dataset["hidePartners"] !== undefined) setState({ hideBbraunCentersFromModal: true });
  if (id === "dialysis-other-city") setState({ cityName: city });
}

function showDialog(id: ModalId, content: ModalContent): void {
  const dialog = document.createElement("dialog");
  // It scrolls, and Chromium would make it a stop of the Tab key.
  dialog.tabIndex = -1;
  const panel = document.createElement("div");
  panel.className = "modal-panel";
  const namesake = document.getElementById(id);
  namesake?.removeAttribute("id");
  dialog.id = id;
  const shown: OpenDialog = { id, dialog, panel, url: content.url, count, namesake };
  dialog.append(
    closeButton(() => close(shown)),
    panel,
  );
  dialog.toggleAttribute("data-hide-partners", getState().hideBbraunCentersFromModal && id === "centers-menu");
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close(shown);
  });
  // Otherwise a search field would handle Escape itself and clear its value.
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close(shown);
  });
  dialog.addEventListener("click", (event) => onPress(event, shown));
  // Its content, such as a sent form, may request to be closed; the dialog's own event would be too late.
  dialog.addEventListener("close", ({ target }) => target !== dialog && close(shown, { isTold: true }));
  dialog.addEventListener("submit", (event) => onSubmit(event, shown));
  const root = document.documentElement;
  if (open.length === 0) root.toggleAttribute("data-gutter", innerWidth > root.clientWidth);
  document.body.append(dialog);
  open.push(shown);
  fill(shown, content);
  dialog.showModal();
  // The focus goes to the field if the dialog is for typing, otherwise to the close button.
  panel.querySelector<HTMLElement>("[data-modal-focus]")?.focus();
  keepList();
}

function fill({ dialog, panel }: OpenDialog, { part, label, size }: ModalContent): void {
  if (panel.hasChildNodes()) departing(panel);
  dialog.className = `modal modal-${size}`;
  dialog.ariaLabel = label;
  panel.replaceChildren(part);
  dialog.scrollTop = 0;
  arrived({ root: panel, how: "dialog" });
}

/**
 * A link to the dialog's own page changes the dialog, unless it means the page; any other is left to the document,
 * which closes all dialogs.
 */
function onPress(event: MouseEvent, shown: OpenDialog): void {
  if (event.target === shown.dialog) return close(shown);
  const link = isPlainPress(event)
    ? closest(event.target, "a[href]:not([data-modal], [data-to-page], [target])")
    : null;
  const url = link && targetOf(link);
  if (!url || !isOwn(url, shown)) return;
  event.preventDefault();
  const place = url.hash && shown.panel.querySelector(`#${CSS.escape(decodeURIComponent(url.hash.slice(1)))}`);
  if (place) showPlace(place);
  else void change(shown, url);
}

/** As the browser does: a link to a field focuses it. */
function showPlace(place: Element): void {
  place.scrollIntoView();
  if (place instanceof HTMLElement) place.focus();
}

function onSubmit(event: SubmitEvent, shown: OpenDialog): void {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.target || form.hasAttribute("data-to-page") || !isOwn(new URL(form.action), shown))
    return;
  event.preventDefault();
  if (form.method === "get") return void change(shown, addressOf(form, event.submitter));
  const body = new FormData(form, event.submitter);
  const isWithFiles = form.enctype === "multipart/form-data";
  void change(shown, new URL(form.action), {
    method: "POST",
    body: isWithFiles ? body : new URLSearchParams([...body] as [string, string][]),
  });
}

function isOwn({ origin, pathname }: URL, { url }: OpenDialog): boolean {
  return origin === url.origin && pathname === url.pathname;
}

/** The last press wins: an earlier answer that arrives later is dropped. */
async function change(shown: OpenDialog, url: URL, init?: RequestInit): Promise<void> {
  const own = (shown.count = count += 1);
  startWaitingFor({ withCurtain: false });
  try {
    const content = await contentOf(shown.id, url, own, init);
    if (shown.count !== own || !open.includes(shown)) return;
    if (!isOwn(content.url, shown)) return loadWhole(content.url.href);
    shown.url = content.url;
    const returnFocus = focusedPlace();
    fill(shown, content);
    shown.panel.querySelector<HTMLElement>("[autofocus], [tabindex='-1']")?.focus();
    returnFocus();
    announce(toldBy(shown.panel));
  } catch {
    // A post must not be repeated; a GET can be shown as a page.
    if (!init) loadWhole(url.href);
  } finally {
    stopWaiting();
  }
}

/** Fires `close` on its form, however the dialog is closed; the form's own button has done so already. */
function close(shown: OpenDialog, { isTold = false } = {}): void {
  const { id, dialog, panel, namesake } = shown;
  if (!open.includes(shown)) return;
  open = open.filter((other) => other !== shown);
  keepList();
  // Closing the center picker shows its partners again next time.
  if (id === "centers-menu") setState({ hideBbraunCentersFromModal: false });
  const form = isTold ? null : panel.querySelector("[data-island=form]");
  form?.dispatchEvent(new CustomEvent("close", { bubbles: true }));
  departing(panel);
  // Closed before it is removed: only then does the browser restore the focus.
  dialog.close();
  dialog.remove();
  if (namesake) namesake.id = id;
}

function closeAll(): void {
  for (const shown of open.toReversed()) close(shown);
}

/** Updates the list in the client state; floating elements move into the topmost dialog. */
function keepList(): void {
  setState({ modals: open.map(({ id, url }) => ({ id, address: url.href })) });
  floatIn(open.at(-1)?.dialog);
}

function closeButton(onPress: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "modal-close";
  button.ariaLabel = button.dataset["word"] = wordsOfPage().close;
  button.innerHTML = `<svg class="icon" width="24" height="24" aria-hidden="true"><use href="${sprite}#close"/></svg>`;
  button.addEventListener("click", onPress);
  return button;
}
