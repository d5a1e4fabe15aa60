import { bounds } from "./liberal/bounds.ts";

const SIMPLE = "b|code|del|em|i|mark|s|strong|sub|sup|u";
/** A few entities, and tags without attributes: these need no sanitising. */
const PLAIN_MARKUP = new RegExp(`&(?:amp|lt|gt|quot|nbsp);|</?(?:${SIMPLE})>|<br>`, "g");
const TAG = /<(\/?)([a-z][^\s/<>]*)/gi;

/** Whether a text has only simple tags, correctly closed: then it is safe as it is. */
export function isPlainMarkup(text: string): boolean {
  if (text.length > bounds.html || /[<>&]/.test(text.replaceAll(PLAIN_MARKUP, ""))) return false;
  const open: string[] = [];
  for (const [, slash, name = ""] of text.matchAll(TAG)) {
    if (name === "br") continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** Whether parsing a text as HTML would take too long: by its length, its tags, and how deep they may be nested. */
export function isTangled(text: string): boolean {
  if (text.length > bounds.html) return true;
  const open = new Map<string, number>();
  let [tags, depth] = [0, 0];
  for (const [, slash, name = ""] of text.matchAll(TAG)) {
    const before = open.get(name) ?? 0;
    // A closing tag only closes a tag of the same name: wrongly closed ones stay open.
    const after = slash ? Math.max(0, before - 1) : before + Number(!VOID.has(name.toLowerCase()));
    depth += after - before;
    open.set(name, after);
    if (++tags > bounds.tags || depth > bounds.nestedTags) return true;
  }
  return false;
}

const VOID = new Set(["br", "wbr", "img", "hr", "input"]);
