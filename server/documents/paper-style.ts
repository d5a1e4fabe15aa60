/**
 * The print style: a legal text in one quiet column; a leaflet large, to be read without glasses and filled in by pen.
 */
export type Look = "text" | "leaflet";

// Fonts come with the browser that prints it. Nothing relies on colour: most printers have none.
const BASE = `
* { box-sizing: border-box; }
body { margin: 0; font-family: "Golos Text Variable", sans-serif; color: #10243a; overflow-wrap: break-word; }
header { display: flex; gap: 3mm; align-items: center; color: #083f4a; font-weight: 650; }
h1, h2, h3, h4, h5, h6 { line-height: 1.2; break-after: avoid; }
p, ul, ol { orphans: 3; widows: 3; }
.icon, .sr, .care-more, a:not([href]):is(.care-ways > *, .recipe *) { display: none; }
ul:has(> .not-done, > .done), .tick-list > ul { padding-left: 0; list-style: none; }
li:is(.not-done, .done, .tick-list > ul > *) { position: relative; padding-left: 2em; }
li:is(.not-done, .done, .tick-list > ul > *)::before { content: ""; position: absolute; left: 0; width: 1.1em; height: 1.1em; border: 1.2pt solid #10243a; line-height: 1; text-align: center; }
li.done::before { content: "✓"; }
.block-title, .warning-title, .care-title, .care-urgency, .recipe-title, dt { break-after: avoid; }
.accordion { display: block; }
.accordion > summary { list-style: none; font-weight: 650; }
.accordion::details-content { block-size: auto; content-visibility: visible; }
.advantages b, .recipe-foods .recipe-grams { display: block; }
dl { margin: 0 0 3mm; }
dl > div { margin-bottom: 1mm; }
dt { font-weight: 650; }
dd { margin: 0; }
.timeline-entries { list-style: none; }
.timeline-when { margin: 0; }
.code svg { display: block; width: 100%; }
table { width: 100%; border-collapse: collapse; }
caption { padding-bottom: 1.5mm; font-weight: 650; text-align: left; }
th, td { text-align: left; vertical-align: top; }
tr, .care, .warning, .recipe, .timeline-entries > li, blockquote, figure { break-inside: avoid; }
blockquote, figure { margin: 0 0 4mm; }
blockquote { padding-left: 4mm; border-left: 2px solid #2f7f89; }
img { max-width: 100%; height: auto; }
hr { border: 0; border-top: 1px solid #a9d2d3; }
a { color: inherit; }
`;

const LOOKS: Record<Look, string> = {
  text: `
body { font-size: 10.5pt; line-height: 1.5; }
header { margin-bottom: 8mm; padding-bottom: 4mm; border-bottom: 1px solid #a9d2d3; font-size: 13pt; }
h1 { margin: 0 0 6mm; font-size: 20pt; }
h2 { margin: 7mm 0 2mm; font-size: 13.5pt; }
h3, h4, h5, h6 { margin: 5mm 0 1.5mm; font-size: 11.5pt; }
p, ul, ol { margin: 0 0 3mm; }
ul, ol { padding-left: 6mm; }
li { margin-bottom: 1mm; }
table { margin: 0 0 4mm; font-size: 9.5pt; line-height: 1.35; }
th, td { padding: 1.5mm 2mm; border: 1px solid #a9d2d3; }
tr { height: 8mm; }
thead th { background: #f3f9f9; }
tbody th { font-weight: inherit; }
.care, .warning { margin: 0 0 4mm; padding: 3mm 4mm; border: 1.5px solid #bb3a15; }
img { max-height: 90mm; }
`,
  leaflet: `
body { font-size: 14pt; line-height: 1.32; }
header { margin-bottom: 4mm; padding-bottom: 3mm; border-bottom: 1.5pt solid #0b5563; font-size: 14pt; }
h1 { margin: 0 0 3mm; font-size: 25pt; text-wrap: balance; }
h2 { margin: 5mm 0 2mm; font-size: 17.5pt; }
h3, h4, h5, h6 { margin: 4mm 0 1mm; font-size: 15pt; }
p, ul, ol { margin: 0 0 2.5mm; }
ul, ol { padding-left: 7mm; }
li { margin-bottom: 1mm; }
li:is(.not-done, .done, .tick-list > ul > *) { margin-bottom: 1.8mm; }
table { margin: 0 0 3mm; line-height: 1.22; }
th, td { padding: 1.3mm 2mm; border: 1pt solid #10243a; }
table:has(tbody td:empty) { table-layout: fixed; }
table:has(tbody td:empty) th:last-child:nth-child(n + 4) { width: 32%; }
table:has(tbody td:empty) th:nth-child(2):last-child { width: 56%; }
td:empty { height: 12.5mm; }
th { background: #e3eff0; font-weight: 700; }
tbody th { background: none; font-weight: inherit; }
.care, .warning { margin: 0 0 3mm; padding: 2.5mm 4mm; border: 2pt solid #10243a; border-radius: 2mm; }
.warning p { margin: 0; }
.care-title, .warning-title, .block-title { margin-bottom: 0; }
.care { position: relative; overflow: hidden; }
.care-body > :last-child:not(.care-more), .care-body > :has(+ .care-more:last-child), .care li:last-child { margin-bottom: 0; }
.care-urgency { margin: -2.5mm -4mm 2mm; padding: 1.6mm 4mm; border-bottom: 2pt solid #10243a; background: #e3eff0; font-size: 16pt; line-height: 1.2; }
.care-now .care-urgency { background: #10243a; color: #fff; font-size: 19pt; }
.care-calls { float: right; margin: 0 0 1mm 5mm; font-size: 17.5pt; font-weight: 700; line-height: 1.1; }
.care-now .care-urgency { padding-right: 44mm; }
.care-now .care-calls { float: none; position: absolute; top: 1.6mm; right: 4mm; margin: 0; color: #fff; font-size: 19pt; line-height: 1.2; }
.care-calls a { text-decoration: none; }
.care-ways { margin-bottom: 1mm; }
header > span, a[href^="tel:"] { white-space: nowrap; }
header:has(.code) { position: relative; min-height: 16mm; margin-right: 24mm; }
.page { margin: 0 0 0 auto; font-size: 9pt; font-weight: 400; line-height: 1.25; text-align: right; }
.page b { display: block; font-weight: 650; }
.code { position: absolute; top: 0; right: -24mm; width: 20mm; }
:is(.care, .warning, p, ul, ol, table):has(+ hr) { margin-bottom: 0; }
hr { break-after: page; visibility: hidden; margin: 0; border: 0; }
img { display: block; max-height: 52mm; margin: 0 auto; }
`,
};

type Framed = { look: Look; foot: string[]; counted: { page: string; of: string } };

export function paperStyle({ look, foot, counted }: Framed): string {
  const font = `font: ${look === "leaflet" ? "10.5pt/1.25" : "8.5pt/1.4"} "Golos Text Variable", sans-serif; color: #10243a;`;
  return `
@page {
  size: A4;
  margin: ${look === "leaflet" ? "12mm 15mm 20mm" : "18mm 18mm 22mm"};
  @bottom-left { content: ${quoted(foot.join("\\A "))}; ${font} white-space: pre-line; width: 80%; }
  @bottom-right { content: ${quoted(counted.page)} counter(page) ${quoted(counted.of)} counter(pages); ${font} width: 20%; }
}
${BASE}${LOOKS[look]}`;
}

/** As a CSS string; `\\A` in it breaks the line. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"').replaceAll("<", "\\3c ")}"`;
}
