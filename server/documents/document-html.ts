import type { Block } from "#contract/blocks/block.ts";
import type { Locale } from "#contract/locale.ts";
import { formatPhone } from "#contract/phone.ts";
import { blockHtml } from "./block-html.ts";
import { type Look, paperStyle } from "./paper-style.ts";

/** Whom its reader may call: at the foot of every page. */
export type Contacts = { phone: string; email: string; dutyLine: string; dutyHours: string };

export type Paper = { title: string; blocks: Block[]; locale: Locale; look: Look; contacts?: Contacts | undefined };

/** The brand's shape: a bean with a water level. */
const LOGO = `<svg viewBox="-92 -160 232 322" width="30" height="36" aria-hidden="true"><clipPath id="bean"><path d="M0,-150 C78,-160 132,-92 130,0 C128,96 76,164 4,152 C-58,142 -78,92 -52,46 C-38,22 -38,-16 -54,-42 C-84,-92 -62,-142 0,-150Z"/></clipPath><g clip-path="url(#bean)"><rect x="-92" y="-160" width="232" height="322" fill="#0b5563"/><path d="M-120,14 C-70,-16 -30,30 30,10 C80,-6 100,8 150,-6 V200 H-120Z" fill="#7dbcc0"/></g></svg>`;

const WORDS = {
  ru: { brand: "Ренария", leaflet: "памятка для пациента", duty: "Дежурная линия", page: "Страница ", of: " из " },
  en: { brand: "Renaria", leaflet: "patient leaflet", duty: "24-hour nurse helpline", page: "Page ", of: " of " },
};

/** A text of the pack as a document of its own, whole in itself but for fonts and pictures. */
export function documentHtml({ title, blocks, locale, look, contacts }: Paper): string {
  const words = WORDS[locale];
  const name = escape(title);
  const foot = {
    left: quoted(footLines(locale, contacts).join("\\A ")),
    right: `${quoted(words.page)} counter(page) ${quoted(words.of)} counter(pages)`,
  };
  const head = words.brand + (look === "leaflet" ? ` · ${words.leaflet}` : "");
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${name}</title><style>${paperStyle(look, foot)}</style></head><body><header>${LOGO}<span>${head}</span></header><main><h1>${name}</h1>${blocks.map((block) => blockHtml(block, locale)).join("\n")}</main></body></html>`;
}

function footLines(locale: Locale, contacts: Contacts | undefined): string[] {
  const { brand, duty } = WORDS[locale];
  const lines = [
    [brand, contacts && formatPhone(contacts.phone), contacts?.email, "renaria.example"].filter(Boolean).join(" · "),
  ];
  if (contacts) lines.push(`${duty}, ${contacts.dutyHours}: ${formatPhone(contacts.dutyLine)}`);
  return lines;
}

/** As a string of a style sheet; `\\A` in it breaks the line. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"').replaceAll("<", "\\3c ")}"`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
