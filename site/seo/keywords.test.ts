import { expect, test } from "vitest";
import { sampleEntity } from "../../tests/support/entity.ts";
import { centerKeywords, regionKeywords, vacancyKeywords } from "./keywords.server.ts";

test("a center's keywords are its city, its name and its services, each word once", () => {
  const services = ["Гемодиализ по полису ОМС", "Вечерняя смена для тех, кто работает", "гемодиализ"];
  const center = sampleEntity({ title: "Центр на Липовой", fields: { services } });
  expect(centerKeywords(center, "Казань", "ru")).toBe(
    "Казань, Центр на Липовой, гемодиализ, центр диализа, Гемодиализ по полису ОМС, Вечерняя смена для тех, кто работает",
  );
});

test("unknown values are left out", () => {
  expect(centerKeywords(sampleEntity({ title: "Centre" }), "", "en")).toBe("Centre, haemodialysis, dialysis centre");
  const region = sampleEntity({ config: "region", title: "Crimea" });
  expect(regionKeywords(region, ["Yalta", "Kerch", "Yalta"], "en")).toMatch(/^Crimea, .*, Yalta, Kerch$/);
  const vacancy = sampleEntity({ config: "vacancy", title: "Медсестра" });
  expect(vacancyKeywords(vacancy, undefined, "ru")).toBe("Медсестра, вакансии, работа в центре диализа");
});
