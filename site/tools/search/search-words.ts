import type { Locale } from "#contract/locale.ts";
import { counted, type Forms } from "../../i18n/plural.ts";
import { defineWords } from "../../i18n/use-words.tsx";
import type { Found, FoundGroup } from "./found.ts";

type Kind = FoundGroup["kind"];

const forms: Record<Locale, Record<Kind, Forms>> = {
  ru: {
    centers: { one: "центр", few: "центра", many: "центров", other: "центра" },
    sections: { one: "раздел", few: "раздела", many: "разделов", other: "раздела" },
    articles: { one: "статья", few: "статьи", many: "статей", other: "статьи" },
    prices: { one: "цена", few: "цены", many: "цен", other: "цены" },
    jobs: { one: "вакансия", few: "вакансии", many: "вакансий", other: "вакансии" },
    tables: { one: "строка таблиц", few: "строки таблиц", many: "строк таблиц", other: "строки таблиц" },
  },
  en: {
    centers: { one: "centre", other: "centres" },
    sections: { one: "section", other: "sections" },
    articles: { one: "article", other: "articles" },
    prices: { one: "price", other: "prices" },
    jobs: { one: "vacancy", other: "vacancies" },
    tables: { one: "table row", other: "table rows" },
  },
};

export const searchWords = defineWords({
  ru: {
    title: (query: string) => `«${query}»: поиск по сайту`,
    heading: (query: string) => `Поиск: ${query}`,
    field: {
      label: "Что вы ищете?",
      find: "Найти",
      popular: "Часто ищут",
      options: "Подсказки",
      all: "Все результаты",
      waiting: "Ищем…",
      tooShort: "Поиск начинается с трёх букв. Допишите слово",
    },
    groups: {
      centers: "Центры",
      sections: "Разделы",
      articles: "Статьи",
      prices: "Цены",
      jobs: "Вакансии",
      tables: "Справочные таблицы",
    } satisfies Record<Kind, string>,
    found: "Нашлось",
    keyword: "Тема",
    section: "Раздел",
    /** Before the passage by which several were found. */
    shared: "Нашлись по\u00a0словам:",
    meaning: ": что\u00a0это",
    orMore: (count: string) => `${count} и больше`,
    understood: (query: string) => `Показаны результаты для «${query}»`,
    page: (page: number) => `страница ${page}`,
    more: "Показать ещё",
    moreCount: (shown: number, total: number) => `показано\u00a0${shown} из\u00a0${total}`,
    moreWaiting: "Загружаем…",
    previous: "Предыдущие результаты",
    ask: "Задать вопрос",
    partners: "Партнёрские центры:",
    partnersNote: "Лечение там ведёт другая организация, а\u00a0попасть туда поможем мы.",
    urgent: {
      danger: "Опасно для жизни\u00a0— звоните",
      or: "или",
      line: (hours: string) => `Не\u00a0ждёт утра\u00a0— дежурная линия, ${hours}:`,
      signs: "Когда звонить сразу",
    },
    elsewhere: { before: "Искать на английском сайте:", query: (query: string) => `«${query}»` },
  },
  en: {
    title: (query: string) => `“${query}”: site search`,
    heading: (query: string) => `Search: ${query}`,
    field: {
      label: "What are you looking for?",
      find: "Search",
      popular: "Popular searches",
      options: "Suggestions",
      all: "All results",
      waiting: "Searching…",
      tooShort: "Type at least three letters to search",
    },
    groups: {
      centers: "Centres",
      sections: "Sections",
      articles: "Articles",
      prices: "Prices",
      jobs: "Vacancies",
      tables: "Reference tables",
    },
    found: "Found",
    keyword: "Topic",
    section: "Section",
    shared: "Found by the words:",
    meaning: ": meaning",
    orMore: (count: string) => `${count} or more`,
    understood: (query: string) => `Showing results for “${query}”`,
    page: (page: number) => `page ${page}`,
    more: "Show more",
    moreCount: (shown: number, total: number) => `${shown} of\u00a0${total} shown`,
    moreWaiting: "Loading…",
    previous: "Previous results",
    ask: "Ask a question",
    partners: "Partner centres:",
    partnersNote: "Treatment there is provided by another organisation, and we help you get a place.",
    urgent: {
      danger: "In a life-threatening emergency in Russia, call",
      or: "(ambulance) or",
      line: (hours: string) => `If it cannot wait until morning: nurse helpline, ${hours}, in Russian:`,
      signs: "When to call at once",
    },
    elsewhere: { before: "Search the Russian site for", query: (query: string) => `“${query}”` },
  },
});

/** A number of one kind, in words. */
function countOf(kind: Kind, count: number, locale: Locale): string {
  return counted(locale, count, forms[locale][kind]);
}

/** The number of each kind, in words, with those on other pages; an API that does not count them leaves "or more". */
export function countsOf({ groups, page, upTo, pages }: Found, locale: Locale): { kind: Kind; text: string }[] {
  return groups.map(({ kind, items, others }) => {
    const text = countOf(kind, items.length + (others ?? 0), locale);
    const isOpen = others === undefined && kind === "articles" && upTo - page + 1 < pages;
    return { kind, text: isOpen ? searchWords[locale].orMore(text) : text };
  });
}
