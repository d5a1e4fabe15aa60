/** How a document is set: a legal text in one quiet column, a leaflet large, to be read without glasses and filled in by pen. */
export type Look = "text" | "leaflet";

// Fonts come with the browser that prints it. Nothing leans on colour: most printers have none.
const BASE = `
* { box-sizing: border-box; }
body { margin: 0; font-family: "Golos Text Variable", sans-serif; color: #10243a; overflow-wrap: break-word; }
header { display: flex; gap: 3mm; align-items: center; color: #083f4a; font-weight: 650; }
h1, h2, h3, h4, h5, h6 { line-height: 1.2; break-after: avoid; }
p, ul, ol { orphans: 3; widows: 3; }
ul.ticks { padding-left: 0; list-style: none; }
ul.ticks > li { position: relative; padding-left: 2em; }
.title { break-after: avoid; }
.box { position: absolute; left: 0; width: 1.1em; height: 1.1em; border: 1.2pt solid #10243a; line-height: 1; text-align: center; }
table { width: 100%; border-collapse: collapse; }
caption { padding-bottom: 1.5mm; font-weight: 650; text-align: left; }
th, td { text-align: left; vertical-align: top; }
tr, aside, blockquote, figure { break-inside: avoid; }
blockquote, figure { margin: 0 0 4mm; }
blockquote { padding-left: 4mm; border-left: 2px solid #2f7f89; }
img { max-width: 100%; }
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
th { background: #f3f9f9; }
aside { margin: 0 0 4mm; padding: 3mm 4mm; border: 1.5px solid #bb3a15; }
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
ul.ticks > li { margin-bottom: 1.8mm; }
table { margin: 0 0 3mm; line-height: 1.22; }
th, td { padding: 1.3mm 2mm; border: 1pt solid #10243a; }
.form { table-layout: fixed; }
.form th:last-child:nth-child(n + 4) { width: 32%; }
.form th:nth-child(2):last-child { width: 56%; }
td:empty { height: 12.5mm; }
th { background: #e3eff0; font-weight: 700; }
aside { margin: 0 0 3mm; padding: 2.5mm 4mm; border: 2pt solid #10243a; border-radius: 2mm; }
aside > :last-child, aside > ul > li:last-child { margin-bottom: 0; }
.care { overflow: hidden; }
.band { margin: -2.5mm -4mm 2mm; padding: 1.6mm 4mm; border-bottom: 2pt solid #10243a; background: #e3eff0; font-size: 16pt; }
.now .band { background: #10243a; color: #fff; font-size: 21pt; }
hr { break-after: page; visibility: hidden; margin: 0; }
img { display: block; max-height: 52mm; margin: 0 auto; }
`,
};

export function paperStyle(look: Look, foot: { left: string; right: string }): string {
  const font = `font: ${look === "leaflet" ? "10.5pt/1.35" : "8.5pt/1.4"} "Golos Text Variable", sans-serif; color: #10243a;`;
  return `
@page {
  size: A4;
  margin: ${look === "leaflet" ? "12mm 15mm 20mm" : "18mm 18mm 22mm"};
  @bottom-left { content: ${foot.left}; ${font} white-space: pre-line; width: 80%; }
  @bottom-right { content: ${foot.right}; ${font} width: 20%; }
}
${BASE}${LOOKS[look]}`;
}
