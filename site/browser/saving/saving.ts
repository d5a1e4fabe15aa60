import { onArrival } from "../arrival.ts";
import { pageLocale } from "../browser-words.ts";
import { savesData } from "../prefetch.ts";
import { askWorker, canSave } from "./ask-worker.ts";
import { startOfflineNotice } from "./offline-notice.ts";
import { hasSteps, showOwnCenter } from "./own-center.ts";
import { showSaved } from "./save-button.ts";
import { showList } from "./saved-list.ts";
import { savingWords } from "./saving-words.ts";

export { pressSave } from "./save-button.ts";

/** The page is read first. */
const REST_MS = 1000;

// Loaded after the page: nothing of the first visit waits for it.
onArrival(({ root }) => void show(root));
void show(document.body);
startOfflineNotice();
if (canSave() && !savesData()) setTimeout(() => void start(), REST_MS);

/**
 * On the first visit the list was shown before the site's own pages were saved: it is shown again with them. It never
 * gets shorter here: without an answer nothing is known of what is saved.
 */
async function start(): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-saved-list]");
  const before = place && (await askWorker({ todo: "list" }));
  const after = await askWorker({ todo: "start", locale: pageLocale() });
  if (place && after.pages && after.pages.length > (before?.pages?.length ?? 0)) showList(place, after);
}

async function show(root: HTMLElement): Promise<void> {
  const buttons = root.querySelectorAll<HTMLButtonElement>("[data-save]");
  const place = root.querySelector<HTMLElement>("[data-saved-list]");
  if (!canSave()) {
    for (const button of buttons) button.remove();
    if (place) place.textContent = savingWords[pageLocale()].unsupported;
    return;
  }
  if (place) showUnsaved(place);
  if (!place && buttons.length === 0 && !hasSteps(root)) return;
  const answer = await askWorker({ todo: "list" });
  for (const button of buttons) showSaved(button, answer);
  showOwnCenter(root, answer);
  if (place) showList(place, answer);
}

/** The list is at another address: the requested page could not be loaded. */
function showUnsaved(place: HTMLElement): void {
  const notice = document.querySelector<HTMLElement>("[data-unsaved]");
  if (!notice || location.pathname === place.dataset["savedList"]) return;
  notice.hidden = false;
  document.title = savingWords[pageLocale()].lost;
  const again = notice.querySelector<HTMLAnchorElement>("[data-again]");
  if (again) again.href = location.pathname + location.search;
}
