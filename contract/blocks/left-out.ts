/** Blocks of a foreign API that the site cannot show: said once each, for the log of those who run it. */
const MOST_KINDS = 100;
const told = new Set<string>();
let listener: ((sentence: string) => void) | undefined;

export function onBlockLeftOut(tell: (sentence: string) => void): void {
  listener = tell;
  told.clear();
}

export function leaveOut(type: string, why: string): void {
  // The names come from outside: a sender who makes up new ones must fill neither the log nor the memory.
  const sentence = `content block "${type.slice(0, 40)}" is left out: ${why}`;
  if (!listener || told.has(sentence) || told.size >= MOST_KINDS) return;
  told.add(sentence);
  listener(sentence);
}
