/**
 * New HTML is in the document: at the first load, after a navigation, after a re-rendering of the same page, or in a
 * dialog.
 */
export type Arrival = { root: HTMLElement; how: "load" | "navigation" | "refresh" | "dialog" };

const arrivals: ((arrival: Arrival) => void)[] = [];
const departures: ((root: HTMLElement) => void)[] = [];

export function onArrival(listener: (arrival: Arrival) => void): void {
  arrivals.push(listener);
}

export function arrived(arrival: Arrival): void {
  for (const listener of arrivals) listener(arrival);
}

/** The content of `root` is about to be removed. */
export function onDeparture(listener: (root: HTMLElement) => void): void {
  departures.push(listener);
}

export function departing(root: HTMLElement): void {
  for (const listener of departures) listener(root);
}
