type Entry = { title: string; value: string };

/** The message with its details as lines under it, so that an API that does not know `details` loses nothing. */
export function withDetails(message: string, details: readonly Entry[]): string {
  return [message, linesOf(details)].filter(Boolean).join(GAP);
}

/** The message alone: the text before the lines, if they are these details. */
export function messageOf({ content, details = [] }: { content: string; details?: readonly Entry[] }): string {
  const lines = linesOf(details);
  if (lines === "" || !content.endsWith(lines)) return content;
  const before = content.slice(0, -lines.length);
  return before === "" || before.endsWith(GAP) ? before.slice(0, -GAP.length) : content;
}

/** All extra fields, wherever they are in the payload: in old payloads all are in `extra.other`. */
export function entriesOf({ extra, details = [] }: { extra: { other: Entry[] }; details?: Entry[] }): Entry[] {
  return [...extra.other, ...details];
}

const GAP = "\n\n";

function linesOf(details: readonly Entry[]): string {
  return details.map(({ title, value }) => `${title}: ${value}`).join("\n");
}
