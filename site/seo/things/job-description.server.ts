import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import { list } from "../../parts/records/fields.server.ts";
import { sayEmployment, sayPay } from "../../parts/records/say-job.server.ts";

const PARTS: [key: "duties" | "requirements" | "offer", title: Record<Locale, string>][] = [
  ["duties", { ru: "Обязанности", en: "Duties" }],
  ["requirements", { ru: "Требования", en: "Requirements" }],
  ["offer", { ru: "Условия", en: "What we offer" }],
];

/** The whole vacancy as HTML, as job boards require: the same lists that the page shows. */
export function jobDescription(vacancy: EntityOf<"vacancy">): string {
  const terms = [sayEmployment(vacancy), sayPay(vacancy)].flatMap((term) => (term ? `<p>${escape(term)}</p>` : []));
  const lists = PARTS.flatMap(([key, title]) => {
    const items = list(vacancy, key).map((item) => `<li>${escape(item)}</li>`);
    return items.length > 0 ? `<p><strong>${title[vacancy.locale]}</strong></p><ul>${items.join("")}</ul>` : [];
  });
  return [...lists, ...terms].join("");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
