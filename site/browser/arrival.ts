/** New HTML stands in the document: with the first load, after a navigation, on another rendering of the same page, or in a dialog. */
export type Arrival = { root: HTMLElement; how: "load" | "navigation" | "refresh" | "dialog" };

const arrivals: ((arrival: Arrival) => void)[] = [];
const departures: ((root: HTMLElement) => void)[] = [];

export function onArrival(listener: (arrival: Arrival) => void): void {
  arrivals.push(listener);
}

export function arrived(arrival: Arrival): void {
  for (const listener of arrivals) listener(arrival);
}

/** What stands in `root` is about to go. */
export function onDeparture(listener: (root: HTMLElement) => void): void {
  departures.push(listener);
}

export function departing(root: HTMLElement): void {
  for (const listener of departures) listener(root);
}
