import type { Block, BlockOf } from "#contract/blocks/block.ts";
import type { ListItem } from "#contract/blocks/list.ts";
import { defaultLocale, type Locale } from "#contract/locale.ts";
import { formatPhone } from "#contract/phone.ts";

const GRAMS: Record<Locale, string> = { ru: "г", en: "g" };
const URGENCY: Record<Locale, Record<BlockOf<"care">["data"]["level"], string>> = {
  ru: {
    now: "103 или 112 — сейчас",
    duty: "В течение часа — дежурная линия",
    today: "Сегодня — свой центр",
    visit: "На ближайшем приёме",
  },
  en: {
    now: "103 or 112: now",
    duty: "Within the hour: nurse helpline",
    today: "Today: your own centre",
    visit: "At your next visit",
  },
};

/** One block on paper. Buttons, videos, forms and files to load have no place there. */
export function blockHtml(block: Block, locale: Locale = defaultLocale): string {
  switch (block.type) {
    case "header": {
      const level = Math.max(2, block.data.level);
      return `<h${level}>${words(block.data.text)}</h${level}>`;
    }
    case "paragraph":
      return `<p>${words(block.data.text)}</p>`;
    case "list":
      return listHtml(block.data.items, block.data.style);
    case "table":
      return tableHtml(block.data);
    case "warning":
      return `<aside>${titled(block.data.title, block.data.message)}</aside>`;
    case "spoiler":
      return `<h3>${words(block.data.summary)}</h3>${paragraphs(block.data.text)}${listHtml(block.data.list ?? [], "unordered")}`;
    case "advantages":
      return `<ul>${block.data.items.map(({ title, text }) => `<li>${titled(title, text)}</li>`).join("")}</ul>`;
    case "care":
    case "key-facts":
    case "recipe":
    case "tick-list":
    case "timeline":
      return cardHtml(block, locale);
    case "quote":
      return `<blockquote><p>${words(block.data.text)}</p>${block.data.caption && `<p>— ${words(block.data.caption)}</p>`}</blockquote>`;
    case "image":
      return `<figure><img src="${attribute(block.data.url)}" alt="${attribute(block.data.alt)}">${block.data.caption && `<figcaption>${words(block.data.caption)}</figcaption>`}</figure>`;
    case "delimiter":
      return "<hr>";
    case "button":
    case "embed":
    case "linking":
    case "weight-check":
      return "";
  }
}

/** A block of a title and its parts. */
function cardHtml(block: BlockOf<"care" | "key-facts" | "recipe" | "tick-list" | "timeline">, locale: Locale): string {
  const title = block.data.title && `<p class="title"><strong>${words(block.data.title)}</strong></p>`;
  const listed = (items: [name: string, text: string][]) =>
    `<ul>${items.map((item) => `<li>${titled(...item)}</li>`).join("")}</ul>`;
  switch (block.type) {
    case "care":
      return `<aside class="care ${block.data.level}"><p class="band"><strong>${urgencyOf(block, locale)}</strong></p>${title}${paragraphs(block.data.text)}${listHtml(block.data.list ?? [], "unordered")}</aside>`;
    case "tick-list":
      return (
        title +
        listHtml(
          block.data.items.map((content) => ({ content, checked: false })),
          "unordered",
        )
      );
    case "key-facts":
      return title + listed(block.data.items.map(({ term, value }) => [term, value]));
    case "timeline":
      return title + listed(block.data.items.map(({ when, text }) => [when, text]));
    case "recipe": {
      const foods = block.data.ingredients.map(
        ({ name, grams, note }) => `${name}: ${grams} ${GRAMS[locale]}${note && ` (${note})`}`,
      );
      return title + listHtml(foods, "unordered") + listHtml(block.data.steps, "ordered");
    }
  }
}

/** How soon, and whom to call. */
function urgencyOf({ data: { level, phone } }: BlockOf<"care">, locale: Locale): string {
  const number = level === "duty" && phone ? `: ${formatPhone(phone) ?? phone}` : "";
  return URGENCY[locale][level] + number;
}

/** A link inside the site leads nowhere from paper: its words stay. */
function words(html: string): string {
  return html.replaceAll(/<a href="[/#][^"]*">(.*?)<\/a>/gs, "$1");
}

function titled(title: string, text: string): string {
  return [title && `<strong>${words(title)}</strong>`, words(text)].filter(Boolean).join("<br>");
}

/** `<br><br>` parts paragraphs. */
function paragraphs(text: string): string {
  const parts = text.split(/(?:<br>\s*){2}/).filter(Boolean);
  return parts.map((part) => `<p>${words(part)}</p>`).join("");
}

function listHtml(items: ListItem[], style: "ordered" | "unordered"): string {
  if (items.length === 0) return "";
  const tag = style === "ordered" ? "ol" : "ul";
  const isTicked = items.some((item) => typeof item !== "string" && item.checked !== undefined);
  return `<${tag}${isTicked ? ' class="ticks"' : ""}>${items.map(itemHtml).join("")}</${tag}>`;
}

function itemHtml(item: ListItem): string {
  if (typeof item === "string") return `<li>${words(item)}</li>`;
  const { content, checked, style, items } = item;
  const box = checked === undefined ? "" : `<span class="box">${checked ? "✓" : ""}</span>`;
  return `<li>${box}${words(content)}${listHtml(items ?? [], style ?? "unordered")}</li>`;
}

function tableHtml({ content, withHeadings, caption }: BlockOf<"table">["data"]): string {
  const [first = [], ...rest] = content;
  const rowHtml = (row: string[], open: string, close: string) =>
    `<tr>${row.map((cell) => open + words(cell) + close).join("")}</tr>`;
  const head = withHeadings ? `<thead>${rowHtml(first, '<th scope="col">', "</th>")}</thead>` : "";
  const rows = withHeadings ? rest : content;
  const body = rows.map((row) => rowHtml(row, "<td>", "</td>")).join("");
  const isForm = rows.some((row) => row.includes(""));
  return `<table${isForm ? ' class="form"' : ""}>${caption && `<caption>${words(caption)}</caption>`}${head}<tbody>${body}</tbody></table>`;
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
