import { wordsAsHtml } from "../inline-html.ts";
import { firstOf, isSaved, type Saved } from "../saved.ts";

/** A block of ours by its type; its schema checks it. */
type Own = { type: string; data: object };

/** Tool names are compared in lower case without - and _, because editors name their tools as they like. */
export const otherNames: Record<string, string> = {
  nestedlist: "list",
  checklist: "list",
  nestedchecklist: "list",
  editorjslist: "list",
  anybutton: "button",
  simpleimage: "image",
  video: "embed",
  alert: "warning",
  toggle: "spoiler",
  text: "paragraph",
};

/** Tools without a view, converted to a plain block. Every text is sanitised there like any other. */
export const otherTools: Record<string, (saved: Saved) => Own> = {
  raw: ({ html }) => paragraph(lines(text(html))),
  code: ({ code }) => paragraph(`<code>${wordsOf(code)}</code>`),
  attaches: (saved) => {
    const file = isSaved(saved["file"]) ? saved["file"] : {};
    return button(firstOf({ ...file, ...saved }, "title", "name"), firstOf(file, "url", "path"));
  },
  linktool: ({ link, meta }) => {
    const about = isSaved(meta) ? meta : {};
    return button(firstOf(about, "title") ?? link, link, firstOf(about, "description"));
  },
  personality: ({ name, description, link }) => {
    const address = /^https?:\/\/[^\s"<>]+$/.test(text(link)) && `<a href="${text(link)}">${wordsOf(link)}</a>`;
    const parts = [text(name) && `<b>${text(name)}</b>`, text(description), address];
    return paragraph(parts.filter(Boolean).join("<br>"));
  },
};

/** The end of a paragraph, an item or a row ends a line. */
function lines(html: string): string {
  return html
    .replaceAll(/<\/(?:p|div|li|h[1-6]|tr|blockquote|section|article)\s*>/gi, "$&<br>")
    .replace(/<br>\s*$/, "");
}

function paragraph(html: string): Own {
  return { type: "paragraph", data: { text: html } };
}

function button(title: unknown, url: unknown, message?: unknown): Own {
  return { type: "button", data: { text: title ?? url, url, message } };
}

/** Escapes text that is not HTML, whatever it looks like. */
function wordsOf(value: unknown): string {
  return wordsAsHtml(text(value).replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
