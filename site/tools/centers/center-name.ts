/** A center among those of other cities: its city first, then its own name, or its street where the name says the city again. */
export function centerName({ title, city, address }: Record<"title" | "city" | "address", string>): string {
  if (!city) return title;
  const street = address
    .split(", ")
    .filter((part) => part !== city)
    .join(", ");
  return namesCity(title, city) && street ? `${city}, ${street}` : afterCity(title, city);
}

export function afterCity(title: string, city: string): string {
  return `${city}, ${title.replace(/^Центр(?= )/, "центр")}`;
}

/** In any of its forms: a Russian name changes its last letters. */
export function namesCity(title: string, city: string): boolean {
  return city.split(" ").every((word) => title.includes(word.length > 4 ? word.slice(0, -2) : word.slice(0, -1)));
}
