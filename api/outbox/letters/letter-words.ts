import type { DetailTitle, EntryTitle, Subject } from "#contract/forms/form.ts";
import type { Locale } from "#contract/locale.ts";

/** What staff read; they work in Russian. */
export const staffWords = {
  reference: "Номер",
  received: "Получено",
  due: "Ответить до",
  name: "Имя",
  phone: "Телефон",
  email: "Почта",
  language: "Язык обращения",
  languages: { ru: "русский", en: "английский" } satisfies Record<Locale, string>,
  files: "Файлы",
  tooBig: (names: string, reference: string) =>
    `Не поместились в письмо: ${names}. Их сохранит команда npm run inbox -- show ${reference} --save-files ПАПКА`,
  consents: "Согласия",
  ticked: "отмечено",
  bySending: "отправкой формы",
  version: "версия",
  markAnswered: "Отметить, что ответ дан",
  about: "Ссылка действует 90 дней. Она только отмечает обращение, сама переписка идёт почтой и по телефону.",
  entries: {
    City: "Город",
    Center: "Центр",
    Experience: "Опыт",
    Vacancy: "Вакансия",
    Subject: "О чём",
    Time: "Когда удобно позвонить",
    Arrival: "Приезд",
    Departure: "Отъезд",
    Days: "Дни процедур",
    Sessions: "Сколько процедур",
    "Home center": "Свой центр",
    Language: "Отвечать на языке",
    Event: "Встреча",
  } satisfies Record<EntryTitle | DetailTitle, string>,
  subjects: {
    dialysis: "диализ",
    consultation: "консультация",
    travel: "диализ в поездке",
    referral: "врач хочет направить пациента",
    event: "запись на встречу",
  } satisfies Record<Subject, string>,
};

/** Texts for the visitor. They contain nothing the visitor typed: anybody can type anybody's address. */
export const confirmationWords = {
  ru: {
    subject: (reference: string) => `Мы получили ваше обращение ${reference}`,
    greeting: "Здравствуйте!",
    got: (reference: string) =>
      `Мы получили ваше обращение. Его номер ${reference}, назовите его, если будете звонить.`,
    promise: "Мы прочитаем его и ответим вам.",
    promiseBy: (moment: string) =>
      `Директор по качеству ответит вам не позже чем через 72 часа: до ${moment} (московское время).`,
    review: "Отзыв прочитает наш сотрудник. На сайте он появится после проверки, с сокращённой фамилией.",
    contacts: "Как с нами связаться",
    phone: "Телефон",
    email: "Почта",
    hours: "Часы работы",
    urgent: "Если помощь нужна срочно, не ждите ответа: звоните 103 или 112.",
    notYou: "Если вы ничего нам не отправляли, кто-то ошибся адресом. Делать ничего не нужно.",
  },
  en: {
    subject: (reference: string) => `We have received your request ${reference}`,
    greeting: "Hello!",
    got: (reference: string) =>
      `We have received your request. Your reference number is ${reference}: please give it if you call us.`,
    promise: "We will read it and reply to you.",
    promiseBy: (moment: string) => `Our quality director will reply within 72 hours: by ${moment} (Moscow time).`,
    review:
      "A member of our staff will read your review. It will appear on the site once it has been checked, with your surname shortened.",
    contacts: "How to contact us",
    phone: "Phone",
    email: "E-mail",
    hours: "Opening hours",
    urgent: "If you need help urgently, do not wait for our reply: in Russia call 103 (ambulance) or 112.",
    notYou: "If you have not sent us anything, someone has mistyped their address. You do not need to do anything.",
  },
} satisfies Record<Locale, Record<string, string | ((text: string) => string)>>;

export const reminderWords = {
  subject48: (reference: string) => `Осталось 24 часа: обращение ${reference} без ответа`,
  subject71: (reference: string) => `Остался 1 час: обращение ${reference} без ответа`,
  subjectLate: (reference: string) => `Срок прошёл: обращение ${reference} без ответа`,
  intro: (due: string) => `Человеку обещан ответ до ${due} (московское время), а обращение ещё не отмечено отвеченным.`,
};

export const digestWords = {
  subject: (count: number) => `Обращений без ответа: ${count}`,
  intro: "Обращения, которые никто не отметил отвеченными, от самых давних:",
  late: "срок прошёл",
  by: (due: string) => `ответить до ${due}`,
  more: "Показаны не все: полный список даёт команда npm run inbox -- list.",
  setAside: (count: number) =>
    `Писем, которые почтовый сервер не принял: ${count}. Посмотрите их: npm run inbox -- list --state all --mail set-aside`,
  withheld: (count: number) =>
    `Подтверждений, не отправленных за сутки, потому что на один адрес их было больше трёх: ${count}.`,
};
