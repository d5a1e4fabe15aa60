import type { Indicator } from "#contract/records/quality.ts";
import type { Forms } from "../../i18n/plural.ts";
import { defineWords } from "../../i18n/use-words.tsx";

type Names = Record<Indicator, { title: string; text: string }>;

export const qualityWords = defineWords({
  ru: {
    title: (year: number) => `Качество в цифрах за ${year} год`,
    compared: (year: number) => `Качество по центрам за ${year} год`,
    lead: "Каждая точка — центр, пустая не достигла цели. Черта — цель, толстая линия — хорошая сторона от неё.",
    ownLead:
      "Большая точка — этот центр, маленькие — остальные, пустая не достигла цели. Черта — цель, толстая линия — хорошая сторона от неё.",
    indicators: {
      "kt-v": { title: "Диализа хватает", text: "Доля пациентов с Kt/V 1,4 и выше" },
      fistula: { title: "Фистула или протез", text: "Доля пациентов с постоянным доступом" },
      infections: { title: "Инфекции катетера", text: "Случаев на 1000 дней с катетером" },
      waiting: { title: "Ожидание", text: "До первой плановой процедуры, когда документы готовы" },
      answers: { title: "Ответ в срок", text: "Доля обращений, на которые ответили в обещанное время" },
    } satisfies Names,
    days: { one: "день", few: "дня", many: "дней", other: "дня" } satisfies Forms,
    daysOf: { one: "дня", few: "дней", many: "дней", other: "дней" } satisfies Forms,
    percent: (value: string) => `${value}\u00a0%`,
    target: "Цель",
    sides: { least: "не меньше", most: "не больше", under: "меньше" },
    met: "цель достигнута",
    missed: "цель не достигнута",
    why: "Почему",
    missedBy: "Цель не достигли",
    allMet: "Цели достигли все центры.",
    chart: "Что это и как у других",
    asTable: "Те же числа таблицей",
    indicator: "Показатель",
    here: "В центре",
    others: "Во всех центрах",
    center: "Центр",
    range: (from: string, to: string) => `от ${from} до ${to}`,
    source: "Откуда числа",
    all: "Сравнить все центры",
  },
  en: {
    title: (year: number) => `Quality in figures for ${year}`,
    compared: (year: number) => `Quality by centre for ${year}`,
    lead: "Every dot is a centre; an empty one misses the target. The upright line is the target, the thick line the good side of it.",
    ownLead:
      "The large dot is this centre, the small ones are the others; an empty one misses the target. The upright line is the target, the thick line the good side of it.",
    indicators: {
      "kt-v": { title: "Enough dialysis", text: "Share of patients with a Kt/V of 1.4 or more" },
      fistula: { title: "A fistula or a graft", text: "Share of patients with permanent access" },
      infections: { title: "Catheter infections", text: "Cases per 1,000 days with a catheter" },
      waiting: { title: "Waiting", text: "For the first planned session once the documents are ready" },
      answers: { title: "Replies on time", text: "Share of messages answered within the promised time" },
    } satisfies Names,
    days: { one: "day", other: "days" } satisfies Forms,
    daysOf: { one: "day", other: "days" } satisfies Forms,
    percent: (value: string) => `${value}%`,
    target: "Target",
    sides: { least: "at least", most: "at most", under: "under" },
    met: "target met",
    missed: "target missed",
    why: "Why",
    missedBy: "Missed the target",
    allMet: "All centres have met the target.",
    chart: "What it is and how others do",
    asTable: "The same figures as a table",
    indicator: "Figure",
    here: "This centre",
    others: "All centres",
    center: "Centre",
    range: (from: string, to: string) => `from ${from} to ${to}`,
    source: "Where the figures come from",
    all: "Compare all centres",
  },
});
