import { floating } from "./overlay.ts";
import { wordsOfPage } from "./browser-words.ts";

/** A lost connection is told quietly, and its return takes the notice away. */
export function startOfflineNotice(): void {
  const notice = document.createElement("output");
  notice.className = "offline";
  const tell = () => {
    if (navigator.onLine) return notice.remove();
    floating.append(notice);
    notice.textContent = wordsOfPage().offline;
  };
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  tell();
}
