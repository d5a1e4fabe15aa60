import { stemOf } from "#contract/stem-of.ts";
import { type Word, wordsIn } from "#api/search/search-words.ts";

export type Term = { alias: string; forms: string[] };
/** Takes the texts of one article in order; each term is linked once. */
export type Linker = (html: string) => string;

/** A name of a term: the stems of its words, and the characters between them. */
type Form = { alias: string; words: { stems: Set<string>; gap: string }[] };

/** `hrefOf` returns the page of a term; the linker of an article leaves out `own`, the article's own term. */
export function createLinker(terms: Term[], hrefOf: (alias: string) => string): (own: string) => Linker {
  const forms = terms
    .flatMap(({ alias, forms: names }) => names.map((name): Form => ({ alias, words: patternOf(name) })))
    .filter(({ words }) => words.length > 0)
    // "Сухой вес" before "вес".
    .toSorted((one, other) => other.words.length - one.words.length);
  return (own) => {
    const done = new Set([own]);
    return (html) => linkIn(html, (text) => linkText(text, forms, done, hrefOf));
  };
}

/** Calls `link` for the words outside of tags, and never inside a link or code. */
function linkIn(html: string, link: (text: string) => string): string {
  let inside = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (/^<(?:a|code)[\s>]/.test(part)) inside++;
      else if (/^<\/(?:a|code)>/.test(part)) inside--;
      else if (!part.startsWith("<") && inside === 0) return link(part);
      return part;
    })
    .join("");
}

function linkText(text: string, forms: Form[], done: Set<string>, hrefOf: (alias: string) => string): string {
  const words = wordsIn(text);
  let linked = "";
  let from = 0;
  for (let n = 0; n < words.length; n++) {
    const form = forms.find((one) => !done.has(one.alias) && stands(one, words, n, text));
    const [first, last] = [words[n], words[n + (form?.words.length ?? 1) - 1]];
    if (!form || !first || !last) continue;
    done.add(form.alias);
    const found = text.slice(first.start, last.end);
    linked += `${text.slice(from, first.start)}<a href="${hrefOf(form.alias)}">${found}</a>`;
    from = last.end;
    n += form.words.length - 1;
  }
  return linked + text.slice(from);
}

function stands({ words: pattern }: Form, words: Word[], place: number, text: string): boolean {
  return pattern.every(({ stems, gap }, n) => {
    const [word, before] = [words[place + n], words[place + n - 1]];
    if (!word || !stems.has(stemOf(word.word))) return false;
    return n === 0 || fold(text.slice(before?.end, word.start)) === gap;
  });
}

function patternOf(name: string): Form["words"] {
  const words = wordsIn(name);
  return words.map(({ word, start }, n) => ({
    // "Перитонит" itself is stemmed like a verb; its genitive is not.
    stems: new Set([stemOf(word), ...(/[бвгджзклмнпрстфхцчшщ]$/.test(word) ? [stemOf(`${word}а`)] : [])]),
    gap: n === 0 ? "" : fold(name.slice(words[n - 1]?.end, start)),
  }));
}

function fold(gap: string): string {
  return gap.replaceAll(/\s+/g, " ");
}
