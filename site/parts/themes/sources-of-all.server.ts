import type { Source } from "#contract/records/article-end.ts";

type Text = { sources?: Source[] | null | undefined };

/** The sources of all shown texts without duplicates; an address given in any of them is kept. */
export function sourcesOfAll(...texts: Text[]): Source[] {
  const all = texts.flatMap(({ sources }) => sources ?? []);
  const titles = [...new Set(all.map(({ title }) => title))];
  return titles.flatMap((name) => {
    const same = all.filter(({ title }) => title === name);
    return same.find(({ url }) => url) ?? same.slice(0, 1);
  });
}
