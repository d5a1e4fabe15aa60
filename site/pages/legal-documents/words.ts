import { defineWords } from "../../i18n/words.tsx";

export const documentWords = defineWords({
  ru: {
    page: {
      organisation: "Коротко об организации",
      sections: "Разделы документов",
      empty: "Документы скоро появятся. Любой из них покажет администратор центра.",
      whole: "Читать целиком",
      updated: "Обновлено",
      elsewhere: "Что ещё мы обязаны показывать",
    },
    /** By the page that shows it. */
    elsewhere: {
      contacts: "Телефоны, почта и адреса офисов",
      centers: "Центры: адреса, часы работы, проезд",
      specialists: "Врачи и медсёстры: образование, аккредитация, часы приёма",
      paidServices: "Платные услуги и цены",
      control: "Контроль качества и приём обращений",
      reviews: "Отзывы пациентов",
      vacancies: "Вакансии",
      sitemap: "Карта сайта",
      search: "Поиск по сайту",
    },
  },
  en: {
    page: {
      organisation: "The organisation in brief",
      sections: "Sections",
      empty: "The documents will appear soon. Any centre’s administrator can show them to you.",
      whole: "Read in full",
      updated: "Updated",
      elsewhere: "What else we must publish",
    },
    elsewhere: {
      contacts: "Phone numbers, e-mail and addresses of the offices",
      centers: "Centres: addresses, opening hours, how to get there",
      specialists: "Doctors and nurses: training, accreditation, consulting hours",
      paidServices: "Paid services and prices",
      control: "Quality control and complaints",
      reviews: "Patients’ reviews",
      vacancies: "Vacancies",
      sitemap: "Site map",
      search: "Site search",
    },
  },
});
