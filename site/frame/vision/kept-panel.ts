import { localePath } from "#contract/locale.ts";
import { pathOf } from "#contract/paths.ts";
import { pageLocale } from "../../browser/browser-words.ts";
import { RETURN } from "./return-path.ts";

const GIVE_UP_MS = 15_000;
const panel = () => document.querySelector(".vision-panel");

/** A saved page has no panel: it comes from the list of saved pages, which is on every visitor's device. */
export async function addKeptPanel(): Promise<void> {
  if (panel()) return;
  const html = await fetchKept(localePath(pageLocale(), pathOf("saved")));
  const kept = new DOMParser()
    .parseFromString(html, "text/html")
    .querySelector<HTMLTemplateElement>("template[data-kept-panel]");
  // Another change may have added it in the meantime.
  if (!kept || panel()) return;
  const { content } = kept;
  const { pathname, search } = location;
  for (const field of content.querySelectorAll<HTMLInputElement>(`input[name=${RETURN}]`))
    field.value = pathname + search + new URL(field.value, location.href).hash;
  document.querySelector(".skip")?.after(content);
}

/** The ordinary look has no panel. `moveFocus` is called if the focus was in it. */
export function removePanel(moveFocus: () => void): void {
  const removed = panel();
  const hadFocus = removed?.contains(document.activeElement);
  removed?.remove();
  if (hadFocus) moveFocus();
}

/** Without it the mode still has its sizes and colours. */
async function fetchKept(path: string): Promise<string> {
  try {
    return await (
      await fetch(path, { headers: { Accept: "text/html" }, signal: AbortSignal.timeout(GIVE_UP_MS) })
    ).text();
  } catch {
    return "";
  }
}
