import { renderSVG } from "uqr";
import type { renderBlocks } from "#site/parts/blocks/render-blocks.server.tsx";
import { paperStyle } from "./paper-style.ts";
import type { Paper } from "./paper.ts";

/** The brand's shape: a bean with a water level. */
const LOGO = `<svg viewBox="-92 -160 232 322" width="30" height="36" aria-hidden="true"><clipPath id="bean"><path d="M0,-150 C78,-160 132,-92 130,0 C128,96 76,164 4,152 C-58,142 -78,92 -52,46 C-38,22 -38,-16 -54,-42 C-84,-92 -62,-142 0,-150Z"/></clipPath><g clip-path="url(#bean)"><rect x="-92" y="-160" width="232" height="322" fill="#0b5563"/><path d="M-120,14 C-70,-16 -30,30 30,10 C80,-6 100,8 150,-6 V200 H-120Z" fill="#7dbcc0"/></g></svg>`;

/** A text of the pack as a document of its own, whole in itself but for fonts and pictures. */
export function documentHtml(paper: Paper, render: typeof renderBlocks): string {
  const { title, locale, blocks, head, page } = paper;
  const name = escape(title);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${name}</title><style>${paperStyle(paper)}</style></head><body><header>${LOGO}<span>${head}</span>${page ? pageHtml(page) : ""}</header><main><h1>${name}</h1>${forPaper(render(blocks, locale))}</main></body></html>`;
}

/** A link inside the site leads nowhere from paper: its words stay. Of a picture's sizes one is enough. */
function forPaper(html: string): string {
  return html
    .replaceAll(/<a [^>]*href="[/#][^"]*"[^>]*>/g, "<a>")
    .replaceAll(/<source [^>]*>/g, "")
    .replaceAll(/<img [^>]*>/g, (image) => image.replaceAll(/ (?:srcset|sizes|loading|decoding)="[^"]*"/gi, ""));
}

/** Where the sheet is read on the site: for a phone's camera, and in words. */
function pageHtml({ address, words }: NonNullable<Paper["page"]>): string {
  const shown = escape(address.replace(/^https?:\/\//, "")).replaceAll(/[/?]/g, "$&<wbr>");
  return `<p class="page">${words} <b>${shown}</b></p><div class="code">${renderSVG(address, { ecc: "M", border: 0 })}</div>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
