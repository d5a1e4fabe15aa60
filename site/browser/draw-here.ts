import { type Frame, isOn, pointOn } from "../tools/centers/map/project.ts";
import type { Place } from "../tools/centers/place.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Marks the visitor's position on every map of the page that shows it. It is never sent. */
export function drawHere(here: Place, words: string): void {
  for (const old of document.querySelectorAll("[data-here-point]")) old.remove();
  for (const map of document.querySelectorAll<SVGSVGElement>("svg[data-map]")) {
    const frame = readFrame(map);
    const at = pointOn(frame, here);
    if (!isOn(frame, at)) continue;
    const point = element("g", { "data-here-point": "" });
    const text = element("text", { x: at.x, y: at.y });
    text.textContent = words;
    point.append(element("circle", { cx: at.x, cy: at.y, r: 11 }), text);
    map.append(point);
    putBeside(text, at, map);
  }
}

/** Right, left, above or below the point: where the words cover the fewest marks and names. */
function putBeside(text: SVGElement, at: { x: number; y: number }, map: SVGSVGElement): void {
  const { width, height } = text.getBoundingClientRect();
  const { left, top, right, bottom } = map.getBoundingClientRect();
  // A map that is not shown has no size.
  const away = height > 0 ? height * (map.viewBox.baseVal.width / (right - left)) : 16;
  const others = [...map.querySelectorAll("text, circle, rect")]
    .filter((other) => !text.parentNode?.contains(other))
    .map((other) => other.getBoundingClientRect())
    // Not the ground of the map itself.
    .filter((other) => other.width < (right - left) / 2);
  const places = [
    { x: at.x + away, y: at.y, anchor: "start" },
    { x: at.x - away, y: at.y, anchor: "end" },
    { x: at.x, y: at.y - 1.2 * away, anchor: "middle" },
    { x: at.x, y: at.y + 1.4 * away, anchor: "middle" },
  ].map(({ x, y, anchor }) => {
    const set = () => {
      for (const [key, value] of Object.entries({ x, y, "text-anchor": anchor })) text.setAttribute(key, String(value));
    };
    set();
    const box = text.getBoundingClientRect();
    const covered = others.reduce((sum, other) => sum + commonArea(box, other), 0);
    const isInside = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    return { set, covered: covered + (isInside ? 0 : width * height) };
  });
  places.toSorted((one, other) => one.covered - other.covered)[0]?.set();
}

function commonArea(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** From the map's own description. */
function readFrame(map: SVGSVGElement): Frame {
  const [latitude = 0, longitude = 0, south = 0, north = 0, scale = 0, x = 0, y = 0] = (map.dataset["map"] ?? "")
    .split(" ")
    .map(Number);
  const { width, height } = map.viewBox.baseVal;
  return { projection: { latitude, longitude, parallels: [south, north] }, scale, x, y, width, height };
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
