export type Place = { latitude: number; longitude: number };

/** Addresses that open a place in the maps a visitor has. Plain links: nothing of them is loaded before a tap. */
export function mapLinks({ latitude, longitude }: Place, name: string) {
  const at = `${latitude},${longitude}`;
  return {
    /** The phone asks which of its own apps shall open it. */
    app: `geo:${at}?q=${at}(${encodeURIComponent(name)})`,
    yandex: `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16&l=map`,
    twoGis: `https://2gis.ru/geo/${longitude},${latitude}?m=${longitude},${latitude}/16`,
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  };
}

/** The others of a list, the nearest first; those of no known place stand last. */
export function nearestTo<Spot extends { place: Place | null }>(here: Place | null, spots: Spot[]): Spot[] {
  if (!here) return spots;
  const far = ({ place }: Spot) => (place ? distance(here, place) : Number.POSITIVE_INFINITY);
  return spots.toSorted((one, other) => far(one) - far(other) || 0);
}

/** Good enough to tell near from far: degrees, with the meridians drawn together as they are at this latitude. */
function distance(one: Place, other: Place): number {
  const shrink = Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrink);
}
