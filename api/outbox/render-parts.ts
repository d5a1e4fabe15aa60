import { html } from "hono/html";
import type { Letter, Part } from "./letter.ts";

export function toText(parts: Part[]): string {
  return `${parts.map(partText).join("\n\n")}\n`;
}

/** Plain HTML that is readable without a style sheet, in dark mode and at any size. */
export function toHtml({ subject, locale, parts }: Pick<Letter, "subject" | "locale" | "parts">): string {
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body>
        ${parts.map(partHtml)}
      </body>
    </html>`;
  return String(page);
}

function partText(part: Part): string {
  if ("text" in part) return part.text;
  if ("rows" in part) return part.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  if ("quote" in part) return part.quote.replaceAll(/^/gm, "> ");
  return `${part.link.title}:\n${part.link.href}`;
}

function partHtml(part: Part) {
  if ("text" in part) return html`<p>${part.text}</p>`;
  if ("rows" in part) {
    const rows = part.rows.map(
      ([label, value]) =>
        html`<tr>
          <th align="left" valign="top" scope="row">${label}</th>
          <td>${value}</td>
        </tr>`,
    );
    return html`<table cellpadding="4">
      ${rows}
    </table>`;
  }
  if ("quote" in part) {
    return html`<blockquote>${part.quote.split("\n").map((line) => html`${line}<br />`)}</blockquote>`;
  }
  return html`<p><a href="${part.link.href}">${part.link.title}</a></p>`;
}
