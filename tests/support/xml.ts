/** Throws if a text is not well-formed XML of the simple kind we write: no comments, no CDATA, known entities only. */
export function expectWellFormed(text: string): void {
  if (!text.startsWith('<?xml version="1.0" encoding="utf-8"?>\n')) throw new Error("no XML declaration");
  const body = text.slice(text.indexOf("?>") + 2).trim();
  const open: string[] = [];
  let end = 0;
  for (const { 0: tag, 1: slash, 2: name = "", 3: attributes = "", 4: isEmpty, index } of body.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    checkText(body.slice(end, index));
    checkText(attributes.replaceAll(/[<>]/g, ""));
    end = index + tag.length;
    if (slash) {
      if (open.pop() !== name) throw new Error(`${tag} closes what is not open`);
    } else if (!isEmpty) open.push(name);
    if (open.length === 0 && end < body.length) throw new Error(`something stands behind ${tag}`);
  }
  if (open.length > 0 || end !== body.length) throw new Error(`${open.join(" ")} is not closed`);
}

function checkText(text: string): void {
  if (/[<>]/.test(text)) throw new Error(`a bare sign in ${text}`);
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`an unknown entity in ${text}`);
}
