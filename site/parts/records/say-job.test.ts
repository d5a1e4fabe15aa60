import { expect, test } from "vitest";
import type { FieldValue } from "#contract/records/entity.ts";
import { sampleEntity } from "../../../tests/support/entity.ts";
import { sayEmployment, sayPay } from "./say-job.server.ts";

const monthly = { currency: "RUB", period: "month", beforeTax: true };
const vacancy = (locale: "ru" | "en", fields: Record<string, FieldValue>) =>
  sampleEntity({ config: "vacancy", locale, fields });
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each<[FieldValue, string, string]>([
  [
    { from: 70_000, to: 85_000, ...monthly },
    "70 000–85 000 ₽ в месяц до вычета налога",
    "70,000–85,000 ₽ a month before tax",
  ],
  [{ from: 48_000, to: 48_000, ...monthly }, "48 000 ₽ в месяц до вычета налога", "48,000 ₽ a month before tax"],
  [{ from: 180_000, ...monthly }, "от 180 000 ₽ в месяц до вычета налога", "from 180,000 ₽ a month before tax"],
  [{ to: 900, currency: "RUB", period: "hour" }, "до 900 ₽ в час", "up to 900 ₽ an hour"],
  [{ from: 5000, currency: "KZT", period: "day" }, "от 5 000 ₸ в день", "from 5,000 ₸ a day"],
  [{ negotiable: true }, "по итогам беседы", "to be agreed"],
  ["500 ₽ в час", "500 ₽ в час", "500 ₽ в час"],
  [{ from: 5, to: 3, currency: "RUB", period: "month" }, "", ""],
])("pay %j is formatted in both languages", (salary, ru, en) => {
  expect(plain(sayPay(vacancy("ru", { salary })))).toBe(ru);
  expect(plain(sayPay(vacancy("en", { salary })))).toBe(en);
});

test("employment is shown with its schedule; prose of a third-party API is shown as it is", () => {
  const fields = { employment: "part-time", schedule: "два дня в неделю" };
  expect(plain(sayEmployment(vacancy("ru", fields)))).toBe("Неполная занятость, два дня в неделю");
  expect(sayEmployment(vacancy("en", { employment: "temporary" }))).toBe("Temporary work");
  expect(sayEmployment(vacancy("ru", { employment: "По договору" }))).toBe("По договору");
  expect([sayPay(vacancy("ru", {})), sayEmployment(vacancy("ru", {}))]).toEqual(["", ""]);
});
