/**
 * What every drawing is made of: the palette of the house, its dark hour, and a few shapes. Grounds darken; things keep
 * their colour, so rice, ice, a white wall or black trousers have names of their own.
 */
const light = {
  ink: "#10243a",
  teal: "#0b5563",
  pool: "#4d97a0",
  mist: "#a9d2d3",
  water: "#e6f2f2",
  white: "#ffffff",
  sand: "#f7f4ef",
  dune: "#eadfce",
  warm: "#c8401b",
  peach: "#f6cdb0",
  clay: "#d8976f",
  bark: "#8a5a3c",
  line: "#c9d5da",
  glow: "#fde6d3",
  // The ground of what is not allowed: by day like dune, by night reddish, apart from the one of what is.
  brick: "#eadfce",
  // A patch of morning light on a wall, hardly there before sunrise.
  beam: "#ffffff",
  rule: "#10243a",
  // Only for people: skin and hair keep their colour in the dark.
  rose: "#fadcc6",
  honey: "#e6b48e",
  cocoa: "#5a3a2b",
  rust: "#a9592f",
  raven: "#10243a",
  straw: "#d9ba85",
  silver: "#bccad0",
  navy: "#10243a",
  // Only for things: what looks like sand, dune, glow, water, line by day and must not become night with them.
  cream: "#f7f4ef",
  oat: "#eadfce",
  butter: "#fde6d3",
  ice: "#e6f2f2",
  steel: "#c9d5da",
  leaf: "#7db3a2",
  lemon: "#f2cf6b",
  // Green things that are as dark as teal by day, and would be lost on a ground by night: a cucumber, a leaf.
  pine: "#0b5563",
  // Thin or small dark things on a ground, as wheels, railings, grapes: pale by night, or they vanish.
  slate: "#10243a",
  // Fronts of houses, dusky at night, and the windows that are lit then.
  plaster: "#f7f4ef",
  stucco: "#eadfce",
  blush: "#fde6d3",
  lamp: "#4d97a0",
  lantern: "#a9d2d3",
  // The light around the sun, and on water under it: over any sky.
  halo: "#fde6d399",
  glint: "#fde6d3",
};

export type Colour = keyof typeof light;

const dark: Record<Colour, string> = {
  ink: "#081521",
  teal: "#0f7383",
  pool: "#56a3ac",
  mist: "#3f7a85",
  water: "#16323e",
  white: "#e4eced",
  sand: "#1c2f3b",
  dune: "#2c414d",
  warm: "#e2683f",
  peach: "#eebd9b",
  clay: "#c48560",
  bark: "#8f6044",
  line: "#48626f",
  glow: "#4c463c",
  brick: "#482528",
  beam: "#2b4552",
  rule: "#e4eced",
  rose: "#f2d3bb",
  honey: "#d9a47c",
  cocoa: "#4a2f23",
  rust: "#a9592f",
  raven: "#41342f",
  straw: "#cdae78",
  silver: "#a9b8bf",
  navy: "#3b5a72",
  cream: "#dcd6cb",
  oat: "#c6b89f",
  butter: "#f3d9bb",
  ice: "#bcd6da",
  steel: "#8ba2ac",
  leaf: "#6a9e8f",
  lemon: "#e3c163",
  pine: "#3f8f74",
  slate: "#9db6c6",
  plaster: "#6c7a80",
  stucco: "#566770",
  blush: "#7a6f6c",
  lamp: "#e3c163",
  lantern: "#e3c163",
  halo: "#eebd9b22",
  glint: "#b79c8a",
};

export const WIDTH = 760;
export const HEIGHT = 560;

type Point = readonly [number, number];
type Extra = { opacity?: number; turn?: number };

export function path(d: string, fill: Colour, extra: Extra = {}): string {
  return `<path class="il-${fill}" d="${d}"${attributes(extra)}/>`;
}

export function stroke(d: string, colour: Colour, width: number, extra: Extra = {}): string {
  return `<path class="is-${colour}" d="${d}" stroke-width="${width}"${attributes(extra)}/>`;
}

/** A limb, a leg of a chair: a thick line with round ends. */
export function limb(points: readonly Point[], colour: Colour, width: number, extra: Extra = {}): string {
  return stroke(`M${points.map(([x, y]) => `${short(x)},${short(y)}`).join("L")}`, colour, width, extra);
}

export function disc(x: number, y: number, r: number, fill: Colour, extra: Extra = {}): string {
  return `<circle class="il-${fill}" cx="${short(x)}" cy="${short(y)}" r="${short(r)}"${attributes(extra)}/>`;
}

export function ring(x: number, y: number, r: number, colour: Colour, width: number): string {
  return `<circle class="is-${colour}" cx="${short(x)}" cy="${short(y)}" r="${short(r)}" stroke-width="${width}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: Colour, extra: Extra = {}): string {
  const place = `cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"`;
  return `<ellipse class="il-${fill}" ${place}${attributes(extra, x, y)}/>`;
}

export function box(x: number, y: number, w: number, h: number, r: number, fill: Colour, extra: Extra = {}): string {
  const place = `x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"`;
  return `<rect class="il-${fill}" ${place}${r ? ` rx="${r}"` : ""}${attributes(extra, x + w / 2, y + h / 2)}/>`;
}

export function frame(x: number, y: number, w: number, h: number, r: number, colour: Colour, width: number): string {
  return `<rect class="is-${colour}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" stroke-width="${width}"/>`;
}

type Rect = readonly [x: number, y: number, w: number, h: number];

/** Many of the same, as the windows of a house are, in one shape. */
export function rects(list: readonly Rect[], fill: Colour, extra: Extra = {}): string {
  const d = each(list, ([x, y, w, h]) => `M${short(x)},${short(y)}h${short(w)}v${short(h)}h${short(-w)}z`);
  return path(d, fill, extra);
}

/** One thing drawn once and put in many places, turned there if a third number says so. */
export function copies(id: string, body: string, places: readonly (readonly [number, number, number?])[]): string {
  const put = each(places, ([x, y, turn]) => {
    const where = `x="${short(x)}" y="${short(y)}"`;
    return `<use href="#${id}" ${where}${turn ? ` transform="rotate(${turn} ${short(x)} ${short(y)})"` : ""}/>`;
  });
  return `<defs><g id="${id}">${body}</g></defs>${put}`;
}

type Place = { scale?: number; turn?: number; flip?: boolean };

/** Moves what was drawn around 0, 0 to its place. */
export function at(x: number, y: number, body: string, { scale = 1, turn = 0, flip = false }: Place = {}): string {
  const sizing = scale !== 1 || flip ? ` scale(${flip ? `${-scale} ${scale}` : scale})` : "";
  return `<g transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${turn})` : ""}${sizing}">${body}</g>`;
}

export function faded(opacity: number, body: string): string {
  return `<g opacity="${opacity}">${body}</g>`;
}

export function clipped(id: string, shape: string, body: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** The same thing several times: at the even numbers of a row, or at given places. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => string): string {
  return items.map(draw).join("");
}

export function times(count: number, draw: (index: number) => string): string {
  return each([...Array(count).keys()], draw);
}

/** The whole file. Of the palette it carries only what it uses. */
export function drawing(title: string, body: string, width = WIDTH, height = HEIGHT): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-labelledby="t">`;
  return `${head}<title id="t">${title}</title><style>${stylesOf(body)}</style>\n${body}\n</svg>\n`;
}

function stylesOf(body: string): string {
  const used = [...new Set([...body.matchAll(/class="(i[ls])-(\w+)"/g)].map(([, kind, name]) => `${kind}-${name}`))];
  const rules = (palette: Record<string, string>) =>
    each(used.toSorted(), (name) => {
      const [kind, colour = ""] = name.split("-");
      return `.${name}{${kind === "il" ? "fill" : "stroke"}:${palette[colour]}}`;
    });
  const base = `[class^="is-"]{fill:none;stroke-linecap:round;stroke-linejoin:round}`;
  return `${base}${rules(light)}@media (prefers-color-scheme:dark){${rules(dark)}}`;
}

function attributes({ opacity, turn }: Extra, x = 0, y = 0): string {
  const veil = opacity === undefined ? "" : ` opacity="${opacity}"`;
  return veil + (turn === undefined ? "" : ` transform="rotate(${turn} ${short(x)} ${short(y)})"`);
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
