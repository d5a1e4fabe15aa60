import { defineWords } from "../../i18n/words.tsx";

export const priceWords = defineWords({
  ru: {
    filters: { q: { label: "Название или код" }, section: { label: "Раздел", any: "Все разделы" } },
    empty: "Прейскурант скоро появится. Цену нужной услуги назовут по телефону.",
    columns: { title: "Услуга", price: "Цена" },
    code: "Код",
    caption: "Цены",
    contract: "Образец договора",
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
    contract: "Sample contract",
    organisation: "Who provides the services",
    documents: "All legal documents",
    about: "What to know before you sign a contract",
  },
});
