import { defineWords } from "../../i18n/words.tsx";

export const priceWords = defineWords({
  ru: {
    filters: {
      q: { label: "Название или код" },
      section: { label: "Раздел", any: "Все разделы" },
    },
    caption: "Цены",
    empty: "Прейскурант скоро появится. Цену нужной услуги назовут по телефону.",
    service: "Услуга",
    unit: "За что",
    price: "Цена",
    code: "Код",
    contract: "Образец договора",
    organisation: "Кто оказывает услуги",
    documents: "Все правовые документы",
    about: "Что нужно знать до договора",
  },
  en: {
    filters: {
      q: { label: "Name or code" },
      section: { label: "Section", any: "All sections" },
    },
    caption: "Prices",
    empty: "The price list will appear soon. Call us to learn the price of a service.",
    service: "Service",
    unit: "Unit",
    price: "Price",
    code: "Code",
    contract: "Sample contract",
    organisation: "Who provides the services",
    documents: "All legal documents",
    about: "What to know before a contract",
  },
});
