export type Place = { latitude: number; longitude: number };

export function placeAt(latitude: number | null | undefined, longitude: number | null | undefined): Place | null {
  return latitude == null || longitude == null ? null : { latitude, longitude };
}

/** Addresses of a place in map services. Plain links: nothing is loaded before a click. */
export function mapLinks({ latitude, longitude }: Place, name: string) {
  const at = `${latitude},${longitude}`;
  return {
    /** The phone asks which of its apps should open it. */
    app: `geo:${at}?q=${at}(${encodeURIComponent(name)})`,
    yandex: `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16&l=map`,
    twoGis: `https://2gis.ru/geo/${longitude},${latitude}?m=${longitude},${latitude}/16`,
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  };
}

/** The other places, nearest first; those without coordinates last. */
export function nearestTo<Spot extends { place?: Place | null }>(
  here: Place | null | undefined,
  spots: Spot[],
): Spot[] {
  if (!here) return spots;
  const far = ({ place }: Spot) => (place ? kilometres(here, place) : Number.POSITIVE_INFINITY);
  return spots.toSorted((one, other) => far(one) - far(other) || 0);
}

/** Worth showing first: less than half the distance, and hours of travel saved. */
export function isMuchNearer(km: number, thanKm: number): boolean {
  return km < thanKm / 2 && thanKm - km > 100;
}

/** More than a day's drive: of no use to somebody who has a nearer place. */
const FAR_KM = 500;

/** Whether a place is folded away, where the nearest one is at `nearestKm`. */
export function isTooFar(km: number, nearestKm: number): boolean {
  return km > FAR_KM && nearestKm <= FAR_KM;
}

const EARTH_KM = 6371;

/** Great-circle distance. */
export function kilometres(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const meridians = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const chord = half(one.latitude, other.latitude) + meridians * half(one.longitude, other.longitude);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
