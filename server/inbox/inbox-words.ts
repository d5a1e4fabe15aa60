/** The company uses Moscow time, wherever the server is. */
const moscow = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Moscow",
  dateStyle: "short",
  timeStyle: "short",
});

export function inMoscow(moment: string | null): string {
  return moment ? moscow.format(new Date(moment)) : "";
}

/** The beginning of a day in Moscow, which has had one offset since 2014. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`);
}

/** A visitor's text for a terminal: without control characters and direction overrides. */
export function printable(text: string): string {
  return text.replaceAll(/\r\n?/gu, "\n").replaceAll(/[^\P{C}\n\t]/gu, "");
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

export function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
