import { withoutSoftHyphens } from "./soft-hyphens.ts";

/** Copied text is pasted into searches, e-mails and documents, where a soft hyphen splits a word. */
export function startCopying(): void {
  document.addEventListener("copy", (event) => {
    const selection = getSelection();
    const text = selection?.toString() ?? "";
    if (!selection || !event.clipboardData || event.defaultPrevented || !text.includes("\u00ad")) return;
    const copy = document.createElement("div");
    for (let index = 0; index < selection.rangeCount; index++) copy.append(selection.getRangeAt(index).cloneContents());
    event.clipboardData.setData("text/plain", withoutSoftHyphens(text));
    event.clipboardData.setData("text/html", withoutSoftHyphens(copy.innerHTML));
    event.preventDefault();
  });
}
