import { formatDistance } from "../tools/centers/distance.ts";
import { isMuchNearer, isTooFar, kilometres, nearestTo, type Place } from "../tools/centers/place.ts";
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
    const answer = next.querySelector<HTMLElement>("[data-near-answer]");
    const status = next.querySelector<HTMLElement>("[data-near-status]");
    if (answer && here) {
      sortAnswer(here, answer);
      drawHere(here, box.dataset["near"] ?? "");
    }
    box.querySelector("[data-near-answer]")?.remove();
    if (answer) box.append(answer);
    const { found, refused } = status?.dataset ?? {};
    const said = box.querySelector("[data-near-status]");
    if (said) said.textContent = (here && answer ? found : refused) ?? "";
    // On a phone the answer is far below the pressed link.
    const heading = answer?.querySelector("h2");
    heading?.focus({ preventScroll: true });
    (heading ?? said)?.scrollIntoView({ block: heading ? "start" : "center" });
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

/** Sorts all lists of the answer again. What is too far to help is folded, if anything is nearer. */
function sortAnswer(here: Place, answer: HTMLElement): void {
  const heading = answer.querySelector("h2");
  if (heading) heading.textContent = heading.dataset["toYou"] ?? "";
  const list = answer.querySelector<HTMLElement>("[data-near-spots]");
  const fold = answer.querySelector<HTMLDetailsElement>("[data-near-far]");
  const far = fold?.querySelector("ol");
  if (!list || !fold || !far) return;
  list.append(...far.children);
  const own = sortFrom(here, list, Number(list.dataset["nearSpots"]));
  const closer = answer.querySelector<HTMLElement>("[data-near-closer]");
  const partners = closer?.querySelector("ul");
  const partner = partners ? sortFrom(here, partners, 1)[0] : undefined;
  const [nearest = 0, near = Infinity] = [own[0]?.km, partner?.km];
  if (closer) closer.hidden = !isMuchNearer(near, nearest);
  for (const { item, km } of own) if (!item.hidden && isTooFar(km, Math.min(nearest, near))) far.append(item);
  fold.hidden = far.children.length === 0;
}

/** The nearest first, so many of them shown. */
function sortFrom(here: Place, list: HTMLElement, most: number): { item: HTMLElement; km: number }[] {
  const spots = Array.from(list.querySelectorAll<HTMLElement>("[data-latitude]"), (item) => ({
    item,
    place: { latitude: Number(item.dataset["latitude"]), longitude: Number(item.dataset["longitude"]) },
  }));
  return nearestTo(here, spots).map(({ item, place }, index) => {
    const km = kilometres(here, place);
    const told = item.querySelector("[data-km]");
    if (told) told.textContent = formatDistance(km, pageLocale());
    item.hidden = index >= most;
    list.append(item);
    return { item, km };
  });
}
