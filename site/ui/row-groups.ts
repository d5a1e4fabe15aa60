/** How a table is read where it does not fit: each row a group, and before each value the name of its column. */
export type RowGroups = {
  labels: (string | undefined)[];
  isNarrow: boolean;
  isFigures: boolean;
  /** Two answers to one question stand side by side. */
  isPair: boolean;
};

/** What a phone shows of one line, in letters; a column takes one more between it and the next. */
const LETTERS_A_LINE = 31;
/** Where figures are compared, the letters are smaller. */
const SMALL_LETTERS_A_LINE = 34;
/** An answer that is longer is no longer read across. */
const MOST_LETTERS = 30;
/** A first cell that is longer is a sentence and no name: it needs its column's name too. */
const LONGEST_NAME = 24;
/** What half of a phone shows of one line, in letters. */
const LETTERS_A_HALF = 16;
/** A longer one would be a ribbon of one word a line: it gets the whole width. */
const MOST_LETTERS_A_HALF = 64;
const FEWEST_COLUMNS = 2;
const FIGURES = /^[\d\s.,–\u2060%<>≤≥±+−-]*$/;

/** By its words in plain text; null where two columns are all and fit, or columns have no names. */
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
  const isPair =
    !isNarrow &&
    answers.length === 2 &&
    longest(wordsOf(answers.flat())) <= LETTERS_A_HALF &&
    longest(answers.flat()) <= MOST_LETTERS_A_HALF;
  return {
    labels: names.map((name, n) => ((n === 0 && (isNamed || isPair)) || name === "" ? undefined : name)),
    isFigures,
    isNarrow,
    isPair,
  };
}

export function classOf(groups: RowGroups | null): string {
  if (!groups) return "table";
  const { isNarrow, isFigures, isPair } = groups;
  return `table row-groups${isNarrow ? " row-groups-narrow" : isFigures ? " row-groups-figures" : isPair ? " row-groups-pair" : ""}`;
}

/** What a no-break space holds together is one word, and a phone is. */
function wordsOf(cells: string[]): string[] {
  return cells.flatMap((cell) => cell.split(/(?<![\d)]) | (?![\d(])|\n/));
}

function longest(texts: string[]): number {
  return texts.reduce((most, text) => Math.max(most, text.length), 0);
}
