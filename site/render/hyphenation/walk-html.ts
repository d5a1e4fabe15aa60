const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Their content is skipped: it is long and not readable text. */
const OPAQUE = new Set(["script", "style", "svg"]);

/**
 * Rewrites the texts of a page. `enter` computes the state of an element from its tag, its attributes and its parent's
 * state. It relies on well-formed output: tags are closed in order. `fill` returns the replacement of a comment, if it
 * is a placeholder.
 */
export function rewriteTexts<Frame>(
  html: string,
  root: Frame,
  enter: (tag: string, attributes: string, parent: Frame) => Frame,
  rewrite: (text: string, frame: Frame) => string,
  fill: (comment: string, frame: Frame) => string | undefined = () => undefined,
): string {
  const above: Frame[] = [];
  let here = root;
  let written = "";
  /** Up to this index the page is written; unchanged parts are copied in one go. */
  let copied = 0;
  const put = (from: number, to: number, instead: string) => {
    written += html.slice(copied, from) + instead;
    copied = to;
  };
  const setTo = (from: number, to: number) => {
    if (from === to) return;
    const text = html.slice(from, to);
    const rewritten = rewrite(text, here);
    if (rewritten !== text) put(from, to, rewritten);
  };
  let at = 0;
  for (let start = html.indexOf("<"); start >= 0; start = html.indexOf("<", at)) {
    setTo(at, start);
    at = endOfTag(html, start);
    const tag = tagAt(html, start + 1);
    if (html.startsWith("<!--", start)) {
      const filled = fill(html.slice(start, at), here);
      if (filled !== undefined) put(start, at, filled);
    } else if (OPAQUE.has(tag)) at = endOfElement(html, tag, at);
    else if (html[start + 1] === "/") here = above.pop() ?? root;
    else if (tag && !VOID.has(tag) && html[at - 2] !== "/") {
      above.push(here);
      here = enter(tag, html.slice(start + 1 + tag.length, at - 1), here);
    }
  }
  setTo(at, html.length);
  return written + html.slice(copied);
}

const TAG = /[a-z][a-z\d-]*/y;

function tagAt(html: string, start: number): string {
  TAG.lastIndex = start;
  return TAG.exec(html)?.[0] ?? "";
}

/** The index after its `>`; one inside a quoted value does not count. */
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

/** The index after its end tag. A drawing may contain drawings. */
function endOfElement(html: string, tag: string, from: number): number {
  let at = from;
  for (;;) {
    const end = past(html, `</${tag}>`, at);
    const inner = tag === "svg" ? html.indexOf("<svg", at) : -1;
    if (inner < 0 || inner >= end) return end;
    at = endOfElement(html, tag, inner + "<svg".length);
  }
}

function past(html: string, sign: string, from: number): number {
  const found = html.indexOf(sign, from);
  return found < 0 ? html.length : found + sign.length;
}
