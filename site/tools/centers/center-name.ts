/** A center among those of other cities: its city first, then its own name, or its street where the name says the city again. */
export function centerName({ title, city, address }: Record<"title" | "city" | "address", string>): string {
  if (!city) return title;
  const street = address
    .split(", ")
    .filter((part) => part !== city)
    .join(", ");
  return `${city}, ${namesCity(title, city) && street ? street : title.replace(/^Центр(?= )/, "центр")}`;
}

/** In any of its forms: a Russian name changes its last letters. */
function namesCity(title: string, city: string): boolean {
  return city.split(" ").every((word) => title.includes(word.length > 4 ? word.slice(0, -2) : word.slice(0, -1)));
}
