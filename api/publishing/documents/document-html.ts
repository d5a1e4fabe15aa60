import type { Block } from "#contract/blocks/block.ts";
import { blockHtml } from "./block-html.ts";

/** The brand's shape: a bean with a water level. */
const LOGO = `<svg viewBox="-92 -160 232 322" width="30" height="36" aria-hidden="true"><clipPath id="bean"><path d="M0,-150 C78,-160 132,-92 130,0 C128,96 76,164 4,152 C-58,142 -78,92 -52,46 C-38,22 -38,-16 -54,-42 C-84,-92 -62,-142 0,-150Z"/></clipPath><g clip-path="url(#bean)"><rect x="-92" y="-160" width="232" height="322" fill="#0b5563"/><path d="M-120,14 C-70,-16 -30,30 30,10 C80,-6 100,8 150,-6 V200 H-120Z" fill="#7dbcc0"/></g></svg>`;

/** Set for paper: one column, no colour that a printer would need. Fonts come with the browser that prints it. */
const STYLE = `
@page {
  size: A4;
  margin: 18mm 18mm 22mm;
  @bottom-left { content: "Ренария · renaria.example"; font: 8.5pt "Golos Text Variable", sans-serif; color: #3a4f62; }
  @bottom-right { content: "Страница " counter(page) " из " counter(pages); font: 8.5pt "Golos Text Variable", sans-serif; color: #3a4f62; }
}
* { box-sizing: border-box; }
body { margin: 0; font: 10.5pt/1.5 "Golos Text Variable", sans-serif; color: #10243a; overflow-wrap: break-word; }
header { display: flex; gap: 3mm; align-items: center; margin-bottom: 8mm; padding-bottom: 4mm; border-bottom: 1px solid #a9d2d3; color: #083f4a; font-size: 13pt; font-weight: 650; }
h1 { margin: 0 0 6mm; font-size: 20pt; line-height: 1.2; }
h2 { margin: 7mm 0 2mm; font-size: 13.5pt; line-height: 1.3; break-after: avoid; }
h3, h4, h5, h6 { margin: 5mm 0 1.5mm; font-size: 11.5pt; break-after: avoid; }
p, ul, ol { margin: 0 0 3mm; orphans: 3; widows: 3; }
ul, ol { padding-left: 6mm; }
li { margin-bottom: 1mm; }
ul.ticks { padding-left: 0; list-style: none; }
table { width: 100%; margin: 0 0 4mm; border-collapse: collapse; font-size: 9.5pt; line-height: 1.35; }
caption { padding-bottom: 1.5mm; font-weight: 650; text-align: left; }
th, td { padding: 1.5mm 2mm; border: 1px solid #a9d2d3; text-align: left; vertical-align: top; }
tr { height: 8mm; break-inside: avoid; }
th { background: #f3f9f9; }
aside { margin: 0 0 4mm; padding: 3mm 4mm; border: 1.5px solid #bb3a15; break-inside: avoid; }
blockquote, figure { margin: 0 0 4mm; break-inside: avoid; }
blockquote { padding-left: 4mm; border-left: 2px solid #2f7f89; }
img { max-width: 100%; max-height: 90mm; }
hr { border: 0; border-top: 1px solid #a9d2d3; }
a { color: inherit; }
`;

/** A text of the pack as a document of its own, whole in itself but for fonts and pictures. */
export function documentHtml(title: string, blocks: Block[]): string {
  const name = escape(title);
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>${name}</title><style>${STYLE}</style></head><body><header>${LOGO}<span>Ренария</span></header><main><h1>${name}</h1>${blocks.map(blockHtml).join("\n")}</main></body></html>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
