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
    const isRight = at.x > frame.width / 2;
    const point = element("g", { "data-here-point": "" });
    const text = element("text", {
      x: at.x + (isRight ? -16 : 16),
      y: at.y,
      "text-anchor": isRight ? "end" : "start",
    });
    text.textContent = words;
    point.append(element("circle", { cx: at.x, cy: at.y, r: 11 }), text);
    map.append(point);
  }
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
