import type { Forms } from "../../i18n/plural.ts";
import { defineWords } from "../../i18n/use-words.tsx";

type CompanyWords = {
  centers: Forms;
  regions: Forms;
  stations: Forms;
  years: Forms;
  hours: Forms;
  /** The caption below each number. */
  ownCenters: (regions: string) => string;
  ownStations: string;
  since: string;
  answer: string;
  centersIn: (centers: string, regions: string) => string;
  partners: (cities: string) => string;
  partnerCities: Forms;
  cities: Forms;
};

export const companyWords = defineWords<CompanyWords>({
  ru: {
    centers: { one: "центр", few: "центра", many: "центров", other: "центра" },
    regions: { one: "регионе", few: "регионах", many: "регионах", other: "регионах" },
    stations: { one: "место", few: "места", many: "мест", other: "места" },
    years: { one: "год", few: "года", many: "лет", other: "года" },
    hours: { one: "час", few: "часа", many: "часов", other: "часа" },
    ownCenters: (regions) => `с нашими врачами и медсёстрами, в ${regions}`,
    ownStations: "для диализа в наших залах",
    since: "работаем только с болезнями почек",
    answer: "срок ответа директора по\u00a0качеству",
    centersIn: (centers, regions) => `${centers} в ${regions}`,
    partners: (cities) => `И партнёрские центры в ${cities}.`,
    partnerCities: { one: "городе", few: "городах", many: "городах", other: "городах" },
    cities: { one: "город", few: "города", many: "городов", other: "города" },
  },
  en: {
    centers: { one: "centre", other: "centres" },
    regions: { one: "region", other: "regions" },
    stations: { one: "station", other: "stations" },
    years: { one: "year", other: "years" },
    hours: { one: "hour", other: "hours" },
    ownCenters: (regions) => `with our own doctors and nurses, in ${regions}`,
    ownStations: "for dialysis in our treatment rooms",
    since: "of treating kidney disease and nothing else",
    answer: "at most for a reply from the quality director",
    centersIn: (centers, regions) => `${centers} in ${regions}`,
    partners: (cities) => `And partner centres in ${cities}.`,
    partnerCities: { one: "city", other: "cities" },
    cities: { one: "city", other: "cities" },
  },
});
