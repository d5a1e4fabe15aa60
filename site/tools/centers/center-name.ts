/** A center among those of other cities: its city first, then its name, or its street if the name repeats the city. */
export function centerName({ title, city, address }: Record<"title" | "city" | "address", string>): string {
  if (!city) return title;
  const street = streetIn(city, address);
  return namesCity(title, city) && street ? `${city}, ${street}` : afterCity(title, city);
}

/** An address without its city, which comes first in Russian and last in English. */
export function streetIn(city: string, address: string): string {
  return address
    .split(", ")
    .filter((part) => part !== city)
    .join(", ");
}

/** A center's name, with the city before it unless the name tells it. */
export function nameWithCity(title: string, city: string): string {
  return city && !namesCity(title, city) ? afterCity(title, city) : title;
}

function afterCity(title: string, city: string): string {
  return `${city}, ${title.replace(/^Центр(?= )/, "центр")}`;
}

/** Ignores the ending, because Russian names are declined. */
export function namesCity(title: string, city: string): boolean {
  return city.split(" ").every((word) => title.includes(word.length > 4 ? word.slice(0, -2) : word.slice(0, -1)));
}
