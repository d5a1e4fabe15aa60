import { formatDistance } from "../tools/centers/distance.ts";
import { isMuchNearer, kilometres, nearestTo, type Place } from "../tools/centers/place.ts";
import { drawHere } from "./draw-here.ts";
import { fetchPage } from "./prefetch.ts";
import { pageLocale } from "./browser-words.ts";

const GIVE_UP_MS = 15_000;
const FRESH_MS = 5 * 60_000;

/**
 * Shows the list of the link's page in place. If the visitor allows geolocation, it is sorted here: the coordinates are
 * never sent. If not, the list stays as the server sorted it.
 */
export async function showNearest(link: HTMLAnchorElement): Promise<void> {
  const box = link.closest<HTMLElement>("[data-near]");
  if (!box || link.ariaBusy === "true") return;
  link.ariaBusy = "true";
  try {
    const [here, next] = await Promise.all([locate(), bring(link.href)]);
    const spots = next.querySelector<HTMLElement>("[data-near-spots]");
    const status = next.querySelector<HTMLElement>("[data-near-status]");
    const closer = next.querySelector<HTMLElement>("[data-near-closer]");
    if (spots && here) {
      const own = sortFrom(here, spots, Number(spots.dataset["nearSpots"]));
      const partners = closer?.querySelector("ul");
      if (closer && partners) closer.hidden = !isMuchNearer(sortFrom(here, partners, 1), own);
    }
    if (here) drawHere(here, box.dataset["near"] ?? "");
    for (const old of box.querySelectorAll("[data-near-spots], [data-near-closer]")) old.remove();
    box.append(...[closer, spots].filter((part) => part !== null));
    const { found, refused } = status?.dataset ?? {};
    const said = box.querySelector("[data-near-status]");
    if (!said) return;
    said.textContent = (here && spots ? found : refused) ?? "";
    // On a phone the result may be far below the pressed link.
    if (said.getBoundingClientRect().top > innerHeight / 2) said.scrollIntoView({ block: "center" });
  } catch {
    location.assign(link.href);
  } finally {
    link.ariaBusy = null;
  }
}

async function bring(address: string): Promise<Document> {
  const { html } = await fetchPage(address, AbortSignal.timeout(GIVE_UP_MS));
  return new DOMParser().parseFromString(html, "text/html");
}

/** Null if the visitor or the browser refuses. */
function locate(): Promise<Place | null> {
  return new Promise((resolve) => {
    if (!("geolocation" in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: GIVE_UP_MS, maximumAge: FRESH_MS },
    );
  });
}

/** The nearest first, so many of them shown; says how far the first is. */
function sortFrom(here: Place, list: HTMLElement, most: number): number {
  const spots = Array.from(list.querySelectorAll<HTMLElement>("[data-latitude]"), (item) => ({
    item,
    place: { latitude: Number(item.dataset["latitude"]), longitude: Number(item.dataset["longitude"]) },
  }));
  const sorted = nearestTo(here, spots);
  for (const [index, { item, place }] of sorted.entries()) {
    const km = item.querySelector("[data-km]");
    if (km) km.textContent = formatDistance(kilometres(here, place), pageLocale());
    item.hidden = index >= most;
    list.append(item);
  }
  const [first] = sorted;
  return first ? kilometres(here, first.place) : 0;
}
