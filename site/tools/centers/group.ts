import { languages, type Locale } from "#contract/locale.ts";

export type Group<Item> = { key: string; title: string; items: Item[] };

/** The key of the group without a known region. */
export const REST = "other";

/** Centers by region, both in the given order; those without a known region come last, under `rest`. */
export function groupByRegion<Center extends { region: string | null }>(
  centers: Center[],
  regions: { alias: string; title: string }[],
  rest: string,
): Group<Center>[] {
  const known = new Set(regions.map(({ alias }) => alias));
  const groups = regions.map(({ alias, title }) => ({
    key: alias,
    title,
    items: centers.filter(({ region }) => region === alias),
  }));
  const others = centers.filter(({ region }) => region === null || !known.has(region));
  return [...groups, { key: REST, title: rest, items: others }].filter(({ items }) => items.length > 0);
}

/** Cities by first letter, in the language's alphabetical order. */
export function groupByLetter<City extends { title: string }>(cities: City[], locale: Locale): Group<City>[] {
  const { compare } = new Intl.Collator(locale);
  const groups = new Map<string, City[]>();
  for (const city of cities.toSorted((one, other) => compare(one.title, other.title))) {
    const letter = firstLetter(city.title, locale);
    const group = groups.get(letter);
    if (group) group.push(city);
    else groups.set(letter, [city]);
  }
  return [...groups]
    .toSorted(([one], [other]) => compare(one, other))
    .map(([letter, items]) => ({ key: letter, title: letter, items }));
}

/** Ё sorts as Е. Digits form one group, and so do the few names in Latin letters. */
function firstLetter(title: string, locale: Locale): string {
  const [letter = ""] = title.trim();
  if (/\d/.test(letter)) return "0–9";
  if (languages[locale].script !== "Latin" && /[a-z]/i.test(letter)) return "A–Z";
  return letter.toLocaleUpperCase(locale).replace("Ё", "Е");
}
