import { localePath } from "#contract/locale.ts";
import { pathOf } from "#contract/paths.ts";
import type { Answered, KeptAs } from "../../worker/messages.ts";
import { pageLocale } from "../browser-words.ts";
import { askWorker } from "./ask-worker.ts";
import { savingWords } from "./saving-words.ts";

type Button = HTMLButtonElement;

/** On a saved page the button removes the copy; beside it is a link to everything saved. */
export function showSaved(button: Button, { pages }: Answered): void {
  if (!pages) return;
  const own = pages.filter(({ path }) => path === location.pathname);
  // The site keeps the page itself: there is nothing to save or to remove.
  if (own.some(({ as }) => as === "always")) {
    saidBeside(button).textContent = savingWords[pageLocale()].already;
    button.remove();
    return;
  }
  const isSaved = own.some(({ as }) => as === kindOf(button));
  const label = button.lastChild ?? button;
  button.dataset["offer"] ??= label.textContent ?? "";
  label.textContent = isSaved ? savingWords[pageLocale()].erase : button.dataset["offer"];
  button.toggleAttribute("data-saved", isSaved);
  saidBeside(button);
}

/** Saves the page, or removes it if it is saved; the result is shown beside the button. */
export async function pressSave(button?: Button): Promise<void> {
  if (!button || button.ariaBusy === "true") return;
  const words = savingWords[pageLocale()];
  const said = saidBeside(button);
  const path = location.pathname;
  const isSaved = button.hasAttribute("data-saved");
  button.ariaBusy = "true";
  said.textContent = isSaved ? "" : words.saving;
  const answer = await askWorker(isSaved ? { todo: "erase", path } : { todo: "keep", path, as: kindOf(button) });
  button.ariaBusy = null;
  if (answer.fault) {
    // The list is where one makes room.
    const isFull = answer.fault === "too-many" || answer.fault === "no-room";
    said.replaceChildren(words.fault[answer.fault], ...(isFull ? [" ", toList()] : []));
    return;
  }
  showSaved(button, answer);
  said.replaceChildren(isSaved ? words.erased : words.saved, " ", toList());
}

function toList(): HTMLAnchorElement {
  const all = document.createElement("a");
  all.href = localePath(pageLocale(), pathOf("saved"));
  all.textContent = savingWords[pageLocale()].all;
  return all;
}

function kindOf({ dataset }: Button): KeptAs {
  return dataset["save"] === "center" ? "center" : "article";
}

/** In the document, empty, before it has a message: only then is the message announced. */
function saidBeside(button: Button): HTMLElement {
  const next = button.nextElementSibling;
  if (next instanceof HTMLOutputElement) return next;
  const said = document.createElement("output");
  said.className = "saving-said";
  button.after(said);
  return said;
}
