import { defineWords } from "../../../i18n/use-words.tsx";
import type { FormText } from "../form-text.ts";
import { contactWords } from "./contact-words.server.ts";

export const reviewWords = defineWords<FormText>({
  ru: {
    keywords: "отзыв о центре диализа, отзывы пациентов, оставить отзыв",
    title: "Оставить отзыв",
    lead: "Расскажите, как вас лечат: это поможет другим пациентам и нам самим.",
    steps: () => [
      "Мы прочитаем отзыв, обычно в течение трёх рабочих дней.",
      "Опубликуем его без телефона и почты, фамилию сократим до первой буквы.",
    ],
    send: "Отправить отзыв",
    success: "Отзыв принят",
    next: ({ isReachable }) =>
      isReachable
        ? "Мы прочитаем отзыв, свяжемся с вами, чтобы подтвердить согласие, и опубликуем, обычно в течение трёх рабочих дней. Фамилию сократим до первой буквы, телефон и почту не покажем."
        : "Мы прочитаем отзыв. Чтобы подтвердить согласие, позвоните нам и назовите номер обращения: без этого отзыв не опубликуем. Фамилию сократим до первой буквы.",
    failure: "Не удалось отправить отзыв",
    labels: { ...contactWords.ru.labels, centre: "О каком центре отзыв", message: "Ваш отзыв" },
    hints: {
      name: "Фамилия, имя и отчество. В подписи фамилию сократим до первой буквы",
      phone: `По телефону или почте свяжемся с вами, чтобы подтвердить согласие; на сайте их не будет. Если их не указать, позвоните нам сами и назовите номер обращения. ${contactWords.ru.abroad}`,
      email: "Только для связи с вами, на сайте её не будет",
    },
  },
  en: {
    keywords: "review of a dialysis centre, patients’ reviews, leave a review",
    title: "Leave a review",
    lead: "Tell us about your care: it helps other patients, and us.",
    steps: () => [
      "We read your review, usually within three working days.",
      "We publish it without your phone and e-mail, and shorten your surname to its first letter.",
    ],
    send: "Send the review",
    success: "We have received your review",
    next: ({ isReachable }) =>
      isReachable
        ? "We will read it, contact you to confirm your consent and publish it, usually within three working days. Your surname is shortened to its first letter; your phone and e-mail are not shown."
        : "We will read it. To confirm your consent, call us and give the reference number: without that we do not publish the review. Your surname is shortened to its first letter.",
    failure: "Your review could not be sent",
    labels: { ...contactWords.en.labels, centre: "Which centre is it about?", message: "Your review" },
    hints: {
      name: "Surname, name and patronymic, if you have one. In the signature your surname is shortened to its first letter",
      phone: `We use your phone or e-mail to confirm your consent; neither is shown on the site. If you give neither, call us and give the reference number. ${contactWords.en.abroad}`,
      email: "Only to contact you; never shown on the site",
    },
  },
});
