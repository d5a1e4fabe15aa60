import { raw } from "hast-util-raw";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";

/** A drawing without anything that runs, loads or links elsewhere, and its size in px. */
export function sanitizeSvg(source: string): { svg: string; width: number; height: number } {
  const tree = raw({ type: "root", children: [{ type: "raw", value: source }] });
  const found = "children" in tree && tree.children.find((node) => node.type === "element" && node.tagName === "svg");
  const root = found && sanitize(found, allowed);
  if (!root || root.type !== "element") throw new Error("is not an SVG drawing");

  const size = sizeOf(root);
  const properties = { xmlns: "http://www.w3.org/2000/svg", ...root.properties };
  const svg = toHtml({ ...tidy(root), properties }, { space: "svg", closeEmptyElements: true });
  // An HTML parser accepts these; a browser that reads the file as XML would show an error instead of the drawing.
  if (NOT_XML.test(svg)) throw new Error("has characters that an SVG drawing must not have");
  return { svg, ...size };
}

type Element = Extract<ReturnType<typeof sanitize>, { type: "element" }>;

/** Backslashes, because CSS reads `\75rl(` as `url(`; the functions are all those that load a file. */
const HARMFUL = String.raw`<|\\|@import|expression|javascript:|(?:url|src|image|image-set|cross-fade)\((?!\s*["']?#)`;
const harmful = new RegExp(HARMFUL, "i");
const harmless = new RegExp(`^(?![^]*(?:${HARMFUL}))`, "i");
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const NOT_XML = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|\p{Surrogate}|\]\]>/u;

const words = (text: string) => text.trim().split(/\s+/);
const inside = (id: string): [string, RegExp] => [id, /^#[^\s<]+$/];

/** In hast's spelling: strokeDashArray is stroke-dasharray. */
const DRAWING = words(`
  clipPath clipPathUnits clipRule color colorInterpolation cx cy d direction display dominantBaseline dx dy
  alignmentBaseline baselineShift fill fillOpacity fillRule fontFamily fontSize fontStretch fontStyle fontVariant
  fontWeight fr fx fy gradientTransform gradientUnits height imageRendering lengthAdjust letterSpacing markerEnd
  markerHeight markerMid markerStart markerUnits markerWidth mask maskContentUnits maskType maskUnits offset opacity
  orient overflow paintOrder pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio
  r refX refY rotate rx ry shapeRendering spreadMethod startOffset stopColor stopOpacity stroke strokeDashArray
  strokeDashOffset strokeLineCap strokeLineJoin strokeMiterLimit strokeOpacity strokeWidth style textAnchor
  textDecoration textLength textRendering transform transformOrigin unicodeBidi vectorEffect viewBox visibility width
  wordSpacing writingMode x x1 x2 y y1 y2`);
const LABELS = words("ariaDescribedBy ariaHidden ariaLabel ariaLabelledBy className id lang role xmlLang xmlSpace");
const POINTING = words("linearGradient pattern radialGradient textPath use");

/** Elements that are not listed are removed with their content. A link without its address is only a group. */
const allowed: Schema = {
  tagNames: words(`
    a circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient
    rect stop style svg switch symbol text textPath title tspan use`),
  attributes: {
    "*": [...DRAWING.map((name): [string, RegExp] => [name, harmless]), ...LABELS.map(withoutTag)],
    style: ["type", ["media", harmless]],
    ...Object.fromEntries(POINTING.map((name) => [name, [inside("href"), inside("xLinkHref")]])),
  },
  strip: null,
  ancestors: null,
  clobber: null,
  protocols: null,
  required: null,
};

function withoutTag(name: string): [string, RegExp] {
  return [name, /^[^<]*$/];
}

/** What an allow-list of names cannot express: styles by their text, titles as text only, one spelling of href. */
function tidy(element: Element): Element {
  const { xLinkHref, ...properties } = element.properties;
  if (xLinkHref) properties["href"] ??= xLinkHref;
  const children = element.children.flatMap((child): Element["children"] => {
    if (child.type !== "element") return [child];
    return child.tagName === "style" ? tidyStyle(child) : [tidy(child)];
  });
  const isWords = element.tagName === "title" || element.tagName === "desc";
  return { ...element, properties, children: isWords ? children.filter((child) => child.type === "text") : children };
}

function tidyStyle(style: Element): Element[] {
  const css = style.children.map((child) => (child.type === "text" ? child.value : "<")).join("");
  // The serialiser leaves the text of a style unescaped: correct in HTML, not in XML.
  const value = css.replaceAll("&", "&amp;");
  return harmful.test(css) ? [] : [{ ...style, children: [{ type: "text", value }] }];
}

function sizeOf({ properties }: Element): { width: number; height: number } {
  const [, , boxWidth, boxHeight] = String(properties["viewBox"] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = inPixels(properties["width"]);
  const height = inPixels(properties["height"]);
  const size = width && height ? { width, height } : { width: boxWidth ?? 0, height: boxHeight ?? 0 };
  if (!(size.width > 0 && size.height > 0)) throw new Error("has neither a viewBox nor a width and a height");
  return { width: Math.max(1, Math.round(size.width)), height: Math.max(1, Math.round(size.height)) };
}

/** Percentages and physical units do not give the drawing's own size: the viewBox does. */
function inPixels(value: unknown): number {
  return Number(/^\s*(\d*\.?\d+)(?:px)?\s*$/.exec(String(value))?.[1] ?? 0);
}
