import { sampleSite } from "../../../tests/support/sample-site.ts";
import { expect, test } from "vitest";
import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { Hours } from "#contract/records/hours.ts";
import type { Salary } from "#contract/records/salary.ts";
import { sampleEntity } from "../../../tests/support/entity.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { articleThing } from "./article.server.ts";
import { clinicThing } from "./clinic.server.ts";
import { faqThing } from "./faq.server.ts";
import { jobThing } from "./job.server.ts";
import { openingHours } from "./opening-hours.server.ts";
import { organisationThing } from "./organisation.server.ts";
import { salaryThing } from "./salary.server.ts";

const ORIGIN = "https://renaria.example";

function siteIn(locale: Locale): SiteContext {
  return { ...sampleSite({}, locale), publicOrigin: ORIGIN };
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

const day = { opens: "06:30", closes: "23:00" };
const WEEK_KEYS: Hours[number]["days"] = ["mon", "tue", "wed", "thu", "fri", "sat"];
const summer = { from: "06-01", until: "09-30" };
const winter = { from: "11-01", until: "03-31" };

test.each<[Hours, object[]]>([
  [[{ days: WEEK_KEYS, ...day }], [open(WEEK, "06:30", "23:00")]],
  [
    [
      { days: ["tue", "thu"], opens: "08:00", closes: "12:00" },
      { days: ["tue", "thu"], opens: "13:00", closes: "24:00" },
    ],
    [open(["Tuesday", "Thursday"], "08:00", "12:00"), open(["Tuesday", "Thursday"], "13:00", "23:59")],
  ],
  [
    [{ days: ["sun"], ...day, ...summer }],
    [{ ...open(["Sunday"], "06:30", "23:00"), validFrom: "2027-06-01", validThrough: "2027-09-30" }],
  ],
  [
    [{ days: ["sun"], ...day, ...winter }],
    [{ ...open(["Sunday"], "06:30", "23:00"), validFrom: "2026-11-01", validThrough: "2027-03-31" }],
  ],
])("hours %j become structured data", (hours, told) => {
  expect(openingHours(hours, "2026-11-16")).toEqual(told);
});

test("a season is the current or the next one; hours in prose give no structured data", () => {
  const inSeason = (season: typeof summer, today: string) =>
    openingHours([{ days: ["sun"], ...day, ...season }], today)?.[0]?.["validFrom"];
  expect(["2026-05-31", "2026-09-30", "2026-10-01"].map((today) => inSeason(summer, today))).toEqual([
    "2026-06-01",
    "2026-06-01",
    "2027-06-01",
  ]);
  expect(["2026-03-31", "2026-04-01"].map((today) => inSeason(winter, today))).toEqual(["2025-11-01", "2026-11-01"]);
  expect(openingHours(null, "2026-11-16")).toBeNull();
});

const monthly = { currency: "RUB", period: "month" } as const;

test.each<[Salary | null, object | null]>([
  [{ from: 180_000, ...monthly, beforeTax: true }, { minValue: 180_000 }],
  [
    { from: 90_000, to: 110_000, ...monthly },
    { minValue: 90_000, maxValue: 110_000 },
  ],
  [{ from: 55_000, to: 55_000, ...monthly }, { value: 55_000 }],
  [{ to: 70_000, ...monthly }, { maxValue: 70_000 }],
  [
    { from: 500, ...monthly, period: "hour" },
    { minValue: 500, unitText: "HOUR" },
  ],
  [{ negotiable: true }, null],
  [null, null],
])("pay %j", (pay, value) => {
  expect(salaryThing(pay)?.["value"] ?? null).toEqual(
    value && { "@type": "QuantitativeValue", unitText: "MONTH", ...value },
  );
});

test("questions and answers are plain text; a text without any gives no structured data", () => {
  const told = faqThing([article]);
  expect(told).toMatchObject({
    mainEntity: [{ name: "Можно ли бананы?", acceptedAnswer: { text: "Нет.\u00A0Почти & всегда.\nСпросите врача." } }],
  });
  expect(faqThing([{ content: [] }])).toBeNull();
});

test("an article has the address of its own language, and keeps a media server's address", () => {
  expect(articleThing(siteIn("en"), article, "/lifestyle/potassium")).toMatchObject({
    headline: "Калий в еде",
    inLanguage: "ru",
    mainEntityOfPage: `${ORIGIN}/lifestyle/potassium`,
    image: ["https://cdn.example/share.png"],
    datePublished: "2026-09-15",
    dateModified: "2026-09-15",
    author: { name: "Renaria" },
    publisher: { logo: { url: `${ORIGIN}/icon-512.png` } },
  });
  expect(articleThing(siteIn("ru"), { ...article, publishedAt: "2026-10-01T06:00:00.000Z" }, "/x")).toMatchObject({
    datePublished: "2026-10-01T06:00:00.000Z",
    dateModified: "2026-10-01T06:00:00.000Z",
  });
});

test("a center without coordinates, services or readable hours leaves them out", () => {
  const bare = clinicThing(
    siteIn("ru"),
    sampleEntity({ alias: "some", fields: { address: "Улица, 1", phone: "+74950000000", hours: ["Когда как"] } }),
  );
  expect(bare).toMatchObject({ "@type": "MedicalClinic", url: `${ORIGIN}/centers/some`, telephone: "+74950000000" });
  for (const key of ["geo", "availableService", "openingHoursSpecification", "image", "email", "knowsLanguage"])
    expect(bare).not.toHaveProperty(key);
});

test("a center lists the languages spoken there; English only where somebody speaks it", () => {
  const spoken = (languages: Record<string, string | string[]>) =>
    clinicThing(siteIn("ru"), sampleEntity({ alias: "some", fields: { languages } }))["knowsLanguage"];
  expect(spoken({ spoken: ["russian", "crimean-tatar"] })).toEqual(["ru", "crh"]);
  expect(spoken({ spoken: ["russian", "tatar"], english: "doctor" })).toEqual(["ru", "tt", "en"]);
});

test("a vacancy has escaped HTML and its location", () => {
  const job = jobThing(
    siteIn("ru"),
    sampleEntity({
      config: "vacancy",
      fields: { duties: ["Мыть <и> чистить"], postedAt: "2026-10-19", employment: "part-time" },
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

test("the organisation is valid without its contacts", () => {
  expect(organisationThing(siteIn("en"), null)).toMatchObject({ name: "Renaria", url: `${ORIGIN}/en` });
});
