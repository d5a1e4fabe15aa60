import { renderSVG } from "uqr";
import { brandShape } from "#contract/brand-shape.ts";
import type { renderBlocks } from "#site/parts/blocks/render-blocks.server.tsx";
import { paperStyle } from "./paper-style.ts";
import type { Paper } from "./paper.ts";

const { viewBox, bean, water } = brandShape;
const LOGO = `<svg viewBox="${viewBox}" width="30" height="36" aria-hidden="true"><clipPath id="bean"><path d="${bean}"/></clipPath><g clip-path="url(#bean)"><path d="${bean}" fill="#0b5563"/><path d="${water}" fill="#7dbcc0"/></g></svg>`;

/** A text of the pack as a separate document, self-contained except for fonts and pictures. */
export function documentHtml(paper: Paper, render: typeof renderBlocks): string {
  const { title, locale, blocks, head, page } = paper;
  const name = escape(title);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${name}</title><style>${paperStyle(paper)}</style></head><body><header>${LOGO}<span>${head}</span>${page ? pageHtml(page) : ""}</header><main><h1>${name}</h1>${forPaper(render(blocks, locale))}</main></body></html>`;
}

/** A link inside the site is useless on paper: only its text is kept. Of a picture's sizes one is enough. */
function forPaper(html: string): string {
  return html
    .replaceAll(/<a [^>]*href="[/#][^"]*"[^>]*>/g, "<a>")
    .replaceAll(/<source [^>]*>/g, "")
    .replaceAll(/<img [^>]*>/g, (image) => image.replaceAll(/ (?:srcset|sizes|loading|decoding)="[^"]*"/gi, ""));
}

/** The address of the page on the site: as a QR code, and as text. */
function pageHtml({ address, words }: NonNullable<Paper["page"]>): string {
  const shown = escape(address.replace(/^https?:\/\//, "")).replaceAll(/[/?]/g, "$&<wbr>");
  return `<p class="page">${words} <b>${shown}</b></p><div class="code">${renderSVG(address, { ecc: "M", border: 0 })}</div>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
