/** Reports parts of foreign content that the site cannot show, each once, for the operator's log. */
const MOST_SENTENCES = 100;
const LONGEST = 200;
const told = new Set<string>();
let listener: ((sentence: string) => void) | undefined;

export function onLeftOut(tell: (sentence: string) => void): void {
  listener = tell;
  told.clear();
}

/** `what` and `why` identify the kind of fault; `where` names the first case. */
export function leaveOut(what: string, why: string, where = ""): void {
  if (!listener || told.size >= MOST_SENTENCES) return;
  // The texts come from outside: made-up ones must fill neither the log nor the memory.
  const sentence = oneShortLine(`${what} is left out: ${why}`, LONGEST);
  if (told.has(sentence)) return;
  told.add(sentence);
  listener(where ? `${sentence} (first in ${oneShortLine(where, 60)})` : sentence);
}

function oneShortLine(text: string, most: number): string {
  return text.slice(0, most).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
}
