/** What a foreign API sends and the site cannot show: said once each, for the log of those who run it. */
const MOST_SENTENCES = 100;
const LONGEST = 200;
const told = new Set<string>();
let listener: ((sentence: string) => void) | undefined;

export function onLeftOut(tell: (sentence: string) => void): void {
  listener = tell;
  told.clear();
}

/** `what` and `why` tell kinds apart; `where` names the first case of the kind. */
export function leaveOut(what: string, why: string, where = ""): void {
  if (!listener || told.size >= MOST_SENTENCES) return;
  // The words come from outside: a sender who makes up new ones must fill neither the log nor the memory.
  const sentence = oneShortLine(`${what} is left out: ${why}`, LONGEST);
  if (told.has(sentence)) return;
  told.add(sentence);
  listener(where ? `${sentence} (first in ${oneShortLine(where, 60)})` : sentence);
}

function oneShortLine(text: string, most: number): string {
  return text.slice(0, most).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
}
