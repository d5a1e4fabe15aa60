const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** What they hold is skipped: it is long, and none of it is words to read. */
const OPAQUE = new Set(["script", "style", "svg"]);

/**
 * Rewrites the texts of a page. `enter` makes what an element's texts are rewritten by, from its tag, its attributes and
 * what its parent has. It leans on the page being rendered from a tree: tags are closed in their order.
 */
export function rewriteTexts<Frame>(
  html: string,
  root: Frame,
  enter: (tag: string, attributes: string, parent: Frame) => Frame,
  rewrite: (text: string, frame: Frame) => string,
): string {
  const above: Frame[] = [];
  let here = root;
  let written = "";
  let at = 0;
  for (let start = html.indexOf("<"); start >= 0; start = html.indexOf("<", at)) {
    if (start > at) written += rewrite(html.slice(at, start), here);
    let end = endOfTag(html, start);
    const inside = html.slice(start + 1, end - 1);
    const tag = /^[a-z][a-z\d-]*/.exec(inside)?.[0] ?? "";
    if (OPAQUE.has(tag)) end = endOfElement(html, tag, end);
    else if (inside.startsWith("/")) here = above.pop() ?? root;
    else if (tag && !VOID.has(tag) && !inside.endsWith("/")) {
      above.push(here);
      here = enter(tag, inside.slice(tag.length), here);
    }
    written += html.slice(start, end);
    at = end;
  }
  return written + rewrite(html.slice(at), here);
}

/** Past its `>`; one inside a quoted value does not count. */
function endOfTag(html: string, start: number): number {
  if (html.startsWith("<!--", start)) return past(html, "-->", start);
  let from = start;
  for (;;) {
    const end = past(html, ">", from);
    const quote = html.indexOf('"', from);
    if (quote < 0 || quote >= end) return end;
    from = past(html, '"', quote + 1);
  }
}

function endOfElement(html: string, tag: string, from: number): number {
  return past(html, `</${tag}>`, from);
}

function past(html: string, sign: string, from: number): number {
  const found = html.indexOf(sign, from);
  return found < 0 ? html.length : found + sign.length;
}
