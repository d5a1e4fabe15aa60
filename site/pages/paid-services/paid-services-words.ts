import { counted } from "../../i18n/plural.ts";
import { defineWords } from "../../i18n/use-words.tsx";

export const priceWords = defineWords({
  ru: {
    filters: { q: { label: "Название или код" }, section: { label: "Раздел", any: "Все разделы" } },
    empty: "Прейскурант скоро появится. Цену нужной услуги назовут по телефону.",
    columns: { title: "Услуга", price: "Цена" },
    code: "Код",
    caption: "Цены",
    count: (rows: number) => counted("ru", rows, { one: "услуга", few: "услуги", many: "услуг", other: "услуги" }),
    aside: {
      label: "Что нужно знать",
      free: {
        title: "По\u00a0полису ОМС\u00a0— бесплатно",
        text: "С\u00a0полисом и\u00a0направлением платить за\u00a0диализ не\u00a0нужно.",
        link: "Что бесплатно",
      },
      pay: {
        title: "Сначала договор",
        text: "Услугу оказываем после подписания договора, где стоят её\u00a0название, цена и\u00a0срок.",
      },
      ask: "Спросить о\u00a0цене",
    },
    organisation: "Кто оказывает услуги",
    documents: "Все правовые документы",
    about: "Что нужно знать до договора",
  },
  en: {
    filters: { q: { label: "Name or code" }, section: { label: "Section", any: "All sections" } },
    empty: "The price list will appear soon. Call us to ask what a service costs.",
    columns: { title: "Service", price: "Price" },
    code: "Code",
    caption: "Prices",
    count: (rows: number) => counted("en", rows, { one: "service", other: "services" }),
    aside: {
      label: "Good to know",
      free: {
        title: "Free with OMS insurance",
        text: "With state health insurance and a referral you pay nothing for dialysis.",
        link: "What is free",
      },
      pay: {
        title: "A contract first",
        text: "We start after the contract is signed: it names the service, its price and its date.",
      },
      ask: "Ask about a price",
    },
    organisation: "Who provides the services",
    documents: "All legal documents",
    about: "What to know before you sign a contract",
  },
});
