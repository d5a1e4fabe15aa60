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
    next: () =>
      "Мы прочитаем отзыв, свяжемся с вами, чтобы подтвердить согласие, и опубликуем, обычно в течение трёх рабочих дней. Фамилию сократим до первой буквы, телефон и почту не покажем.",
    failure: "Не удалось отправить отзыв",
    labels: { ...contactWords.ru.labels, centre: "О каком центре отзыв", message: "Ваш отзыв" },
    hints: {
      name: "Фамилия, имя и отчество. В подписи фамилию сократим до первой буквы",
      phone: `Чтобы подтвердить согласие, нужен телефон или почта. На сайте их не будет. ${contactWords.ru.abroad}`,
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
    next: () =>
      "We will read it, contact you to confirm your consent and publish it, usually within three working days. Your surname is shortened to its first letter; your phone and e-mail are not shown.",
    failure: "Your review could not be sent",
    labels: { ...contactWords.en.labels, centre: "Which centre is it about?", message: "Your review" },
    hints: {
      name: "Surname, name and patronymic, if you have one. In the signature your surname is shortened to its first letter",
      phone: `We need a phone number or an e-mail address to confirm your consent; neither is shown on the site. ${contactWords.en.abroad}`,
      email: "Only to contact you; never shown on the site",
    },
  },
});
