import { pageLocale } from "../browser-words.ts";
import { floating } from "../overlay.ts";
import { canSave } from "./ask-worker.ts";
import { savingWords } from "./saving-words.ts";

/** Shows a quiet notice while the connection is lost. */
export function startOfflineNotice(): void {
  const notice = document.createElement("output");
  notice.className = "below offline";
  const tell = () => {
    if (navigator.onLine) return notice.remove();
    const { lost, onlySaved, onlyThis } = savingWords[pageLocale()];
    floating.append(notice);
    notice.textContent = `${lost}. ${canSave() ? onlySaved : onlyThis}`;
  };
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  tell();
}
