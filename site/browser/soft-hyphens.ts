/** The words of a page without what only helps to break its lines (site/render/hyphenation). */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll("\u00ad", "");
}

/** What is copied goes into searches, letters and documents, where a soft hyphen parts a word that is looked for. */
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
