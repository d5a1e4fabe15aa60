/** Limits of commas, in the whole answer and in one record. What is read of a record stays far below. */
const MOST_VALUES = 60_000;
const MOST_VALUES_EACH = 12_000;
/** Bytes of one text; a reader takes 100,000 characters. */
const MOST_TEXT = 400_000;
/** Nesting of lists and maps. In a record, anything deeper than 40 is not read. */
const MOST_DEPTH = 100;
/** Depths of the answer: the envelope is 1, its data 2, a record or a list of them 3. */
const RECORD_DEPTH = 3;

const [QUOTE, ESCAPE, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_MAP, CLOSE_MAP] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Reads a long JSON byte by byte as it arrives and keeps so much of it that parsing does not block the server: the rest
 * of a list or map that is too long is dropped, and values that are too deep or too long are emptied. The result is
 * valid JSON if the input was.
 */
export function createJsonTrimmer(into: Uint8Array) {
  let length = 0;
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let textStart = 0;
  let all = 0;
  let each = 0;
  /** While it is not 0, everything is dropped until the container of this depth ends. */
  let dropping = 0;
  let isTrimmed = false;

  function keep(byte: number): void {
    if (dropping === 0) into[length++] = byte;
  }

  /** The index after the text that continues at `from`, or the end of the chunk. */
  function textEnd(chunk: Uint8Array, from: number): number {
    for (let start = from; ;) {
      const quote = chunk.indexOf(QUOTE, start);
      const end = quote === -1 ? chunk.length : quote;
      isEscaped = endsEscaping(chunk, start, end);
      if (quote === -1) return end;
      if (!isEscaped) {
        isText = false;
        return end + 1;
      }
      isEscaped = false;
      start = end + 1;
    }
  }

  /** Whether the byte at `end` is escaped: preceded by an odd number of backslashes. */
  function endsEscaping(chunk: Uint8Array, start: number, end: number): boolean {
    let at = end;
    while (at > start && chunk[at - 1] === ESCAPE) at--;
    const before = at === start && isEscaped ? 1 : 0;
    return (end - at + before) % 2 === 1;
  }

  function keepText(chunk: Uint8Array, from: number, to: number): void {
    if (dropping !== 0) return;
    // Of a text that will be emptied, only the quotes are kept.
    if (length - textStart <= MOST_TEXT) {
      into.set(chunk.subarray(from, to), length);
      length += to - from;
    }
    if (isText || length - textStart <= MOST_TEXT) return;
    length = textStart;
    keep(QUOTE);
    isTrimmed = true;
  }

  function count(): void {
    all++;
    each = depth <= RECORD_DEPTH ? 0 : each + 1;
    const isTooMuch = all > MOST_VALUES || each > MOST_VALUES_EACH;
    if (isTooMuch && depth >= RECORD_DEPTH) drop();
  }

  function drop(): void {
    if (dropping !== 0) return;
    dropping = depth;
    isTrimmed = true;
  }

  function take(byte: number): void {
    switch (byte) {
      case QUOTE:
        keep(byte);
        isText = true;
        textStart = length;
        return;
      case OPEN_LIST:
      case OPEN_MAP:
        depth++;
        keep(byte);
        if (depth > MOST_DEPTH) drop();
        return;
      case CLOSE_LIST:
      case CLOSE_MAP:
        if (dropping === depth) dropping = 0;
        depth--;
        break;
      case COMMA:
        count();
    }
    keep(byte);
  }

  return {
    write(chunk: Uint8Array): void {
      for (let at = 0; at < chunk.length;) {
        if (isText) {
          const end = textEnd(chunk, at);
          keepText(chunk, at, end);
          at = end;
        } else take(chunk[at++] ?? 0);
      }
    },
    /** How much of `into` is filled. */
    length: () => length,
    isTrimmed: () => isTrimmed,
  };
}
