/** A center among those of other cities: its city first, then its name, or its street if the name repeats the city. */
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

/** Ignores the ending, because Russian names are declined. */
export function namesCity(title: string, city: string): boolean {
  return city.split(" ").every((word) => title.includes(word.length > 4 ? word.slice(0, -2) : word.slice(0, -1)));
}
