import { expect, test } from "vitest";
import { typeset } from "./typography.ts";

test.each([
  ["90 000–110 000 ₽ в месяц", "90_000–110_000_₽ в_месяц"],
  ["Офис в Санкт-Петербурге", "Офис в_Санкт-Петербурге"],
  ["от 3 000 ₽", "от_3_000_₽"],
  ["Температура 38 °C", "Температура 38_°C"],
  ["1: звонок. 2: документы", "1:_звонок. 2:_документы"],
  ["Метро «Родниковая», выход 2", "Метро «Родниковая», выход_2"],
  ["Казань, ул. Родниковая, 12", "Казань, ул._Родниковая,_12"],
  ["Москва, Липовая улица, д. 21, корп. 2", "Москва, Липовая улица,_д._21, корп._2"],
  ["Ясная набережная, дом 8/1, стр. 2, офис 4", "Ясная набережная,_дом_8/1, стр._2, офис_4"],
  ["Приходите, дома 5 минут подождут", "Приходите, дома 5_минут подождут"],
])("no line breaks inside a number or after a preposition: %s", (text, typed) => {
  expect(typeset(text, "ru").replaceAll("\u00a0", "_")).toBe(typed);
});

test.each([
  ["Мы и вы, он же и для всех", "Мы и_вы, он_же и_для всех"],
  ["Это так, но не до конца", "Это так, но_не_до_конца"],
  ["Есть ли она у нас", "Есть_ли она у_нас"],
  ["Позвоните А. П. Чехову", "Позвоните А._П._Чехову"],
  ["Пейте 500 мл за день", "Пейте 500_мл за_день"],
  ["Ответ будет так", "Ответ будет так"],
])("only the shortest words, numbers and initials get a no-break space: %s", (text, typed) => {
  expect(typeset(text, "ru").replaceAll(/[\u00a0\u202f]/g, "_")).toBe(typed);
});

test.each([
  ["ru", "Прибавка до 4% веса, влажность 70 %.", "Прибавка до_4_% веса, влажность 70_%."],
  ["ru", "Натрия 2000 мг, калия 2500–3500 мг", "Натрия 2_000_мг, калия 2_500–3_500_мг"],
  ["ru", "Лечатся 1360 человек с 2024 года", "Лечатся 1_360_человек с_2024_года"],
  ["ru", 'Закон № 1416, <a href="/a5%20b">2009 г.</a>', 'Закон №_1416, <a href="/a5%20b">2009_г.</a>'],
  ["en", "Up to 4 % of your weight, 1750–2450 kcal", "Up to 4% of your weight, 1,750–2,450_kcal"],
  ["en", "From 2009 on, 2000 mg", "From 2009_on, 2,000_mg"],
] as const)("%s: figures are set in one way: %s", (locale, text, typed) => {
  expect(typeset(text, locale).replaceAll(/[\u00a0\u202f]/g, "_")).toBe(typed);
});

test.each([
  ["6 Rodnikovaya Street, Kazan", "6_Rodnikovaya Street, Kazan"],
  ["21 Lipovaya Street, building 2, Moscow", "21_Lipovaya Street, building_2, Moscow"],
])("the number of a house stays with its street: %s", (text, typed) => {
  expect(typeset(text, "en").replaceAll("\u00a0", "_")).toBe(typed);
});

test.each(["Тяжелее, чем то, что он даёт", "Кто то сказал", "Он так а не иначе", "Всё таки", "Из за стола"])(
  "no word or comma is changed: %s",
  (text) => {
    expect(typeset(text, "ru").replaceAll("\u00a0", " ")).toBe(text);
  },
);
