import { defineWords } from "../../i18n/use-words.tsx";

export const specialistWords = defineWords({
  ru: {
    filters: {
      region: { label: "Регион", any: "Все регионы" },
      city: { label: "Город", any: "Все города" },
      speciality: { label: "Специальность", any: "Все специальности" },
    },
    facts: {
      center: "Где принимает",
      hours: "Часы приёма",
      speciality: "Специальность",
      accreditation: "Аккредитация",
      education: "Образование",
    },
    since: (year: number) => `в профессии с\u00a0${year}\u00a0года`,
    empty: "Список специалистов скоро появится. Узнать, кто принимает в вашем центре, можно по телефону.",
    people: "Врачи и медсёстры",
    pages: "Страницы списка",
    paging: { previous: "Назад", next: "Вперёд" },
    training: "Образование и аккредитация",
    hoursAndTraining: "Часы и\u00a0образование",
    leaders: "Кто отвечает за всю сеть",
    speech: "Слово руководителя",
    about: "Кто работает в\u00a0центрах",
    consultation: "Записаться на консультацию",
  },
  en: {
    leaders: "Who runs the network",
    speech: "Read their words",
    about: "Who works at the centres",
    filters: {
      region: { label: "Region", any: "All regions" },
      city: { label: "City", any: "All cities" },
      speciality: { label: "Speciality", any: "All specialities" },
    },
    facts: {
      center: "Works at",
      hours: "Consulting hours",
      speciality: "Speciality",
      accreditation: "Accreditation",
      education: "Training",
    },
    since: (year: number) => `in practice since ${year}`,
    empty: "The list of specialists will appear soon. Call us to find out who sees patients at your centre.",
    people: "Doctors and nurses",
    pages: "List pages",
    paging: { previous: "Previous", next: "Next" },
    training: "Training and accreditation",
    hoursAndTraining: "Hours and training",
    consultation: "Request a consultation",
  },
});
