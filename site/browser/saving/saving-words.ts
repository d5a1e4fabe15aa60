import type { Locale } from "#contract/locale.ts";
import type { Fault } from "../../worker/messages.ts";

/** What scripts say of saved pages; the rest comes with the page. */
export const savingWords = {
  ru: {
    saving: "Сохраняем…",
    erase: "Убрать с\u00a0телефона",
    saved: "Сохранено: откроется без\u00a0интернета.",
    erased: "Убрано с\u00a0телефона.",
    all: "Всё сохранённое",
    eraseAll: "Убрать всё сохранённое",
    nothing: "Пока вы ничего не\u00a0сохранили.",
    center: "Мой центр",
    always: "Сайт хранит её сам",
    size: (kilobytes: number) => `${kilobytes}\u00a0КБ`,
    kept: (day: string) => `сохранено ${day}`,
    unsupported: "Этот браузер не\u00a0умеет сохранять страницы.",
    lost: "Нет связи с\u00a0интернетом",
    onlySaved: "Откроются только эта и\u00a0сохранённые страницы.",
    onlyThis: "Открытую страницу можно читать, новые откроются, когда связь вернётся.",
    fault: {
      unreachable: "Не\u00a0удалось сохранить: нет связи. Попробуйте позже.",
      refused: "Эту страницу сохранить нельзя.",
      "too-many": "Сохранено слишком много страниц. Уберите ненужные и\u00a0попробуйте снова.",
      "no-room": "На\u00a0телефоне не\u00a0хватает места. Уберите ненужные страницы и\u00a0попробуйте снова.",
    } satisfies Record<Fault, string>,
  },
  en: {
    saving: "Saving…",
    erase: "Remove from phone",
    saved: "Saved: it opens without the internet.",
    erased: "Removed from your phone.",
    all: "Everything saved",
    eraseAll: "Remove everything saved",
    nothing: "You have not saved anything yet.",
    center: "My centre",
    always: "Kept by the site itself",
    size: (kilobytes: number) => `${kilobytes}\u00a0KB`,
    kept: (day: string) => `saved on ${day}`,
    unsupported: "This browser cannot save pages.",
    lost: "You are offline",
    onlySaved: "Only this page and saved ones will open.",
    onlyThis: "You can keep reading this page; others will open when the connection is back.",
    fault: {
      unreachable: "Could not save: no connection. Please try later.",
      refused: "This page cannot be saved.",
      "too-many": "Too many pages are saved. Remove some and try again.",
      "no-room": "There is not enough room on your phone. Remove some pages and try again.",
    } satisfies Record<Fault, string>,
  },
} satisfies Record<Locale, object>;
