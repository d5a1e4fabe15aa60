import { counted } from "../../i18n/plural.ts";
import { defineWords } from "../../i18n/use-words.tsx";

export const tableWords = defineWords({
  ru: {
    page: { tabs: "Таблицы", foods: "Продукты", labs: "Анализы", print: "Напечатать", about: "Что важно помнить" },
    empty: "Таблица скоро появится.",
    foods: {
      caption: "Состав продуктов",
      filters: {
        q: { label: "Название" },
        group: { label: "Группа", any: "Все группы" },
        potassium: { label: "Калий в порции", any: "Сколько угодно" },
        phosphorus: { label: "Фосфор в порции", any: "Сколько угодно" },
      },
      per: { label: "Показать числа", portion: "на порцию", hundred: "на 100 г" },
      columns: {
        name: "Продукт и порция",
        potassium: "Калий, мг",
        phosphorus: "Фосфор, мг",
        sodium: "Натрий, мг",
        protein: "Белок, г",
        fluid: "Вода, мл",
      },
      gram: "г",
      millilitre: "мл",
      noData: "нет данных",
      count: (count: number) => counted("ru", count, { one: "продукт", few: "продукта", other: "продуктов" }),
      levels: { low: "мало", middle: "умеренно", high: "много" },
      legend: {
        title: "Как читать знаки",
        text: "Знак оценивает порцию, а не 100 граммов. Границы общие; ваши может назвать врач или диетолог.",
        limit: { low: "до", middle: "до", high: "больше" },
        unit: "мг",
        names: { potassium: "Калий", phosphorus: "Фосфор", sodium: "Натрий" },
      },
    },
    labs: {
      caption: "Анализы на диализе: цели для взрослых",
      filters: { q: { label: "Название" }, group: { label: "Группа", any: "Все группы" } },
      columns: { name: "Показатель", group: "Группа" },
      zones: { target: "Цель", watch: "Обсудить на приёме", call: "Звонить, не\u00a0дожидаясь приёма" },
      ranges: {
        from: "от",
        to: "до",
        below: "ниже",
        above: "выше",
        or: "или",
        soon: {
          today: "в\u00a0свой центр сегодня",
          duty: "на\u00a0дежурную линию в\u00a0течение часа",
          now: "сейчас 103\u00a0или\u00a0112",
        },
      },
    },
  },
  en: {
    page: { tabs: "Tables", foods: "Foods", labs: "Blood tests", print: "Print", about: "What to remember" },
    empty: "The table will appear soon.",
    foods: {
      caption: "What’s in food",
      filters: {
        q: { label: "Name" },
        group: { label: "Group", any: "All groups" },
        potassium: { label: "Potassium in a portion", any: "Any amount" },
        phosphorus: { label: "Phosphorus in a portion", any: "Any amount" },
      },
      per: { label: "Show the numbers", portion: "per portion", hundred: "per 100 g" },
      columns: {
        name: "Food and portion",
        potassium: "Potassium, mg",
        phosphorus: "Phosphorus, mg",
        sodium: "Sodium, mg",
        protein: "Protein, g",
        fluid: "Water, ml",
      },
      gram: "g",
      millilitre: "ml",
      noData: "no data",
      count: (count: number) => counted("en", count, { one: "food", other: "foods" }),
      levels: { low: "low", middle: "medium", high: "high" },
      legend: {
        title: "How to read the marks",
        text: "Each mark is for the portion, not for 100 grams. The limits are general; your doctor or dietitian may give you different ones.",
        limit: { low: "up to", middle: "up to", high: "over" },
        unit: "mg",
        names: { potassium: "Potassium", phosphorus: "Phosphorus", sodium: "Sodium" },
      },
    },
    labs: {
      caption: "Tests on dialysis: targets for adults",
      filters: { q: { label: "Name" }, group: { label: "Group", any: "All groups" } },
      columns: { name: "Test", group: "Group" },
      zones: {
        target: "Target",
        watch: "Discuss it at your next visit",
        call: "Call before your next visit",
      },
      ranges: {
        from: "at least",
        to: "up to",
        below: "below",
        above: "above",
        or: "or",
        soon: {
          today: "your centre today",
          duty: "the 24-hour nurse helpline within the hour",
          now: "103 or 112 now",
        },
      },
    },
  },
});
