/** How a table is shown if it does not fit: each row as a group, with the column's name before each value. */
export type RowGroups = {
  labels: (string | undefined)[];
  isNarrow: boolean;
  isFigures: boolean;
};

/** Characters in one line of a phone; a column takes one more as a gap. */
const LETTERS_A_LINE = 31;
/** Tables of figures have smaller letters. */
const SMALL_LETTERS_A_LINE = 34;
/** A longer answer cannot be compared across columns. */
const MOST_LETTERS = 30;
/** A longer first cell is a sentence, not a name: it needs its column's name too. */
const LONGEST_NAME = 24;
const FEWEST_COLUMNS = 2;
const FIGURES = /^[\d\s.,–\u2060%<>≤≥±+−-]*$/;

/** By its plain text; null if there are only two columns that fit, or columns without names. */
export function rowGroups(names: string[], rows: string[][]): RowGroups | null {
  if (names.length < FEWEST_COLUMNS || names.every((name) => name === "")) return null;
  const columns = names.map((name, n) => [name, ...rows.map((row) => row[n] ?? "")]);
  const needed = columns.reduce((sum, cells) => sum + longest(wordsOf(cells)) + 1, 0);
  const [first = [], ...answers] = columns;
  const figures = answers.filter(([, ...cells]) => cells.every((cell) => FIGURES.test(cell)));
  const isFigures = figures.length * 2 > answers.length;
  const room = isFigures ? SMALL_LETTERS_A_LINE : LETTERS_A_LINE;
  const isNamed = longest(first.slice(1)) <= LONGEST_NAME;
  const isNarrow = needed <= room && answers.every(([, ...cells]) => longest(cells) <= MOST_LETTERS);
  if (names.length === 2 && needed <= room) return null;
  return {
    labels: names.map((name, n) => ((n === 0 && isNamed) || name === "" ? undefined : name)),
    isFigures,
    isNarrow,
  };
}

export function classOf(groups: RowGroups | null): string {
  if (!groups) return "table";
  const { isNarrow, isFigures } = groups;
  return `table row-groups${isNarrow ? " row-groups-narrow" : isFigures ? " row-groups-figures" : ""}`;
}

/** Words joined by a no-break space count as one, and so does a phone. */
function wordsOf(cells: string[]): string[] {
  return cells.flatMap((cell) => cell.split(/(?<![\d)]) | (?![\d(])|\n/));
}

function longest(texts: string[]): number {
  return texts.reduce((most, text) => Math.max(most, text.length), 0);
}
