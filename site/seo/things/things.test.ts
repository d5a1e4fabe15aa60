import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import { sampleEntity } from "../../../tests/support/entity.ts";
import { type SiteContext, siteContext } from "../../render/context.server.ts";
import { articleThing } from "./article.server.ts";
import { clinicThing } from "./clinic.server.ts";
import { faqThing } from "./faq.server.ts";
import { jobThing } from "./job.server.ts";
import { openingHours } from "./opening-hours.server.ts";
import { organisationThing } from "./organisation.server.ts";
import { salary } from "./salary.server.ts";

const ORIGIN = "https://renaria.example";

function contextIn(locale: Locale) {
  const context = new RouterContextProvider();
  context.set(siteContext, { locale, publicOrigin: ORIGIN } as SiteContext);
  return context;
}

const article: Article = {
  id: 1,
  locale: "ru",
  title: "Калий в еде",
  active: true,
  weight: 0,
  translations: ["ru"],
  alias: "potassium",
  description: "О калии.",
  isActive: true,
  publishedAt: null,
  reviewedAt: "2026-09-15",
  content: [
    { type: "paragraph", data: { text: "Вводный текст." } },
    {
      type: "spoiler",
      data: {
        summary: "Можно ли <b>бананы</b>?",
        text: 'Нет.&nbsp;Почти &#x26; <a href="/x">всегда</a>.<br>Спросите врача.',
      },
    },
  ],
  image: null,
  shareImage: { path: "https://cdn.example/share.png", width: 1200, height: 630 },
  pageMeta: { title: null, h1: null, description: null, keywords: null },
  categoryId: null,
};

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const open = (dayOfWeek: string[], opens: string, closes: string) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek,
  opens,
  closes,
});

test.each([
  [["Понедельник–суббота, 6:30–23:00", "Воскресенье — выходной"], [open(WEEK, "06:30", "23:00")]],
  [["Monday to Saturday, 6:30 am – 11 pm", "Sunday: closed"], [open(WEEK, "06:30", "23:00")]],
  [
    ["Вторник, четверг, суббота, 7:00–18:00", "Понедельник, среда, пятница, 7:00–23:00"],
    [
      open(["Tuesday", "Thursday", "Saturday"], "07:00", "18:00"),
      open(["Monday", "Wednesday", "Friday"], "07:00", "23:00"),
    ],
  ],
  [["Понедельник–суббота, 7:00–20:00", "Воскресенье с июня по сентябрь, 8:00–15:00"], null],
  [["Sunday from June to September, 8 am – 3 pm"], null],
  [["Понедельник–суббота, 23:00–7:00"], null],
  [["Круглосуточно"], null],
  [[], null],
])("hours %j are told only when each line is understood", (lines, told) => {
  expect(openingHours(lines)).toEqual(told);
});

test.each([
  ["от 180 000 ₽ в месяц до вычета налога", { minValue: 180_000 }],
  ["from 180,000 ₽ a month before tax", { minValue: 180_000 }],
  ["90\u00A0000–110\u00A0000\u00A0₽ в\u00A0месяц", { minValue: 90_000, maxValue: 110_000 }],
  ["55,000 ₽ a month before tax", { value: 55_000 }],
  ["до 70 000 руб. в месяц", { maxValue: 70_000 }],
  ["по итогам беседы", null],
  ["500 ₽ в час", null],
])("pay %j", (text, value) => {
  expect(salary(text)?.["value"] ?? null).toEqual(
    value && { "@type": "QuantitativeValue", unitText: "MONTH", ...value },
  );
});

test("questions and answers are plain text; a text without any makes nothing", () => {
  const told = faqThing(contextIn("ru"), [article]);
  expect(told).toMatchObject({
    mainEntity: [{ name: "Можно ли бананы?", acceptedAnswer: { text: "Нет.\u00A0Почти & всегда.\nСпросите врача." } }],
  });
  expect(faqThing(contextIn("ru"), [{ content: [] }])).toBeNull();
});

test("an article names its page in the language it is written in, and keeps a media server's address", () => {
  expect(articleThing(contextIn("en"), article, "/lifestyle/potassium")).toMatchObject({
    headline: "Калий в еде",
    inLanguage: "ru",
    mainEntityOfPage: `${ORIGIN}/lifestyle/potassium`,
    image: ["https://cdn.example/share.png"],
    datePublished: "2026-09-15",
    dateModified: "2026-09-15",
    author: { name: "Renaria" },
    publisher: { logo: { url: `${ORIGIN}/icon-512.png` } },
  });
  expect(articleThing(contextIn("ru"), { ...article, publishedAt: "2026-10-01T06:00:00.000Z" }, "/x")).toMatchObject({
    datePublished: "2026-10-01T06:00:00.000Z",
    dateModified: "2026-10-01T06:00:00.000Z",
  });
});

test("a center without coordinates, services or readable hours says nothing of them", () => {
  const bare = clinicThing(
    contextIn("ru"),
    sampleEntity({ alias: "some", fields: { address: "Улица, 1", phone: "+74950000000", hours: ["Когда как"] } }),
  );
  expect(bare).toMatchObject({ "@type": "MedicalClinic", url: `${ORIGIN}/centers/some`, telephone: "+74950000000" });
  for (const key of ["geo", "availableService", "openingHoursSpecification", "image", "email"])
    expect(bare).not.toHaveProperty(key);
});

test("a vacancy is escaped HTML, with its place", () => {
  const job = jobThing(
    contextIn("ru"),
    sampleEntity({
      config: "vacancy",
      fields: { duties: ["Мыть <и> чистить"], postedAt: "2026-10-19", employment: "Неполная занятость" },
    }),
    {
      city: "Казань",
      center: sampleEntity({ alias: "some", fields: { address: "Родниковая, 5" } }),
    },
  );
  expect(job["description"]).toBe(
    "<p><strong>Обязанности</strong></p><ul><li>Мыть &lt;и&gt; чистить</li></ul><p>Неполная занятость</p>",
  );
  expect(job).toMatchObject({
    employmentType: "PART_TIME",
    datePosted: "2026-10-19",
    jobLocation: { address: { addressCountry: "RU", addressLocality: "Казань", streetAddress: "Родниковая, 5" } },
  });
  expect(job).not.toHaveProperty("baseSalary");
  expect(job).not.toHaveProperty("validThrough");
});

test("the organisation stands without its contacts too", () => {
  expect(organisationThing(contextIn("en"), null)).toMatchObject({ name: "Renaria", url: `${ORIGIN}/en` });
});
