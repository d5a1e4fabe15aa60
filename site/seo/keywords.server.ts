import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import { services } from "../parts/records/fields.server.ts";
import { sayEmployment } from "../parts/records/say-job.server.ts";

/** What visitors type to find a record of this kind. */
const typed: Record<"center" | "region" | "vacancy", Record<Locale, string[]>> = {
  center: { ru: ["гемодиализ", "центр диализа"], en: ["haemodialysis", "dialysis centre"] },
  region: { ru: ["гемодиализ", "центры диализа"], en: ["haemodialysis", "dialysis centres"] },
  vacancy: { ru: ["вакансии", "работа в центре диализа"], en: ["vacancies", "jobs in a dialysis centre"] },
};

/** The editors' own; by default, the article's title and section. */
export function articleKeywords({ pageMeta, title, category }: Article): string {
  return pageMeta.keywords || join([title, category?.title]);
}

/** `city` is its name, if the page knows it. */
export function centerKeywords(center: EntityOf<"center">, city: string, locale: Locale): string {
  return join([city, center.title, ...typed.center[locale], ...services(center, "services").map(({ title }) => title)]);
}

/** `cities` are those with a center. */
export function regionKeywords(region: EntityOf<"region">, cities: string[], locale: Locale): string {
  return join([region.title, ...typed.region[locale], ...cities]);
}

export function vacancyKeywords(vacancy: EntityOf<"vacancy">, city: string | undefined, locale: Locale): string {
  return join([vacancy.title, city, ...typed.vacancy[locale], sayEmployment(vacancy)]);
}

/** Each once; commas separate them, so none contains one. */
function join(words: (string | undefined)[]): string {
  const clean = words.flatMap((word) => word?.split(",") ?? []).map((word) => word.trim());
  return [...new Set(clean.filter(Boolean))].join(", ");
}
