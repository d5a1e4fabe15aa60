import { defineWords } from "../../i18n/use-words.tsx";

export const usefulPageWords = defineWords({
  ru: {
    title: "Была ли страница полезной",
    description: "Ответ на вопрос в конце страницы: помогла ли она и чего в ней не хватило.",
    keywords: "отзыв о странице, полезная страница",
    heading: { yes: "Спасибо за ответ", no: "Спасибо за ответ", none: "Была ли страница полезной?" },
    lead: {
      yes: "Рады, что страница помогла. Ответ учтён.",
      no: "Жаль, что страница не помогла. Ответ учтён, мы её перечитаем.",
      none: "Этот вопрос стоит внизу страницы: нажмите там «Да» или «Нет».",
    },
    label: { yes: "Что помогло больше всего?", no: "Чего не хватило?" },
    optional: "по желанию",
    hint: "Одна строка, до 300 знаков. Без имени, телефона, почты и сведений о здоровье: телефоны и адреса мы вырежем. Строку читают редакторы, ответить на неё мы не сможем.",
    send: "Отправить",
    said: "Строка передана редакторам. Телефоны и адреса из неё вырезаны: перезвонить или ответить мы не сможем.",
    back: "Вернуться на страницу",
    ask: "Нужен ответ? Задайте вопрос",
    read: "Статьи о лечении",
    faults: {
      unclear: "Ответ не принят: вернитесь на страницу и нажмите «Да» или «Нет».",
      noLine: "Строка пустая. Напишите её или читайте дальше: ответ уже учтён.",
      tooLong: "Строка длиннее 300 знаков. Сократите её и отправьте ещё раз.",
      tooOften: "С этого адреса пришло слишком много ответов. Попробуйте через несколько минут.",
      failed: "Ответ не сохранился: у нас неполадка. Попробуйте позже.",
    },
  },
  en: {
    title: "Was the page useful",
    description: "Your answer to the question at the end of a page: whether it helped and what was missing.",
    keywords: "page feedback, useful page",
    heading: { yes: "Thank you for your answer", no: "Thank you for your answer", none: "Was the page useful?" },
    lead: {
      yes: "We are glad the page helped. Your answer is counted.",
      no: "We are sorry the page did not help. Your answer is counted, and we will read the page again.",
      none: "This question stands at the end of a page: press “Yes” or “No” there.",
    },
    label: { yes: "What helped most?", no: "What was missing?" },
    optional: "optional",
    hint: "One line, up to 300 characters. No name, phone, e-mail or anything about your health: we cut out phone numbers and addresses. Editors read it; we cannot reply to it.",
    send: "Send",
    said: "Your line has gone to the editors, with any phone numbers and addresses cut out: we cannot call or write back.",
    back: "Back to the page",
    ask: "Need an answer? Ask a question",
    read: "Articles about treatment",
    faults: {
      unclear: "Your answer was not accepted: go back to the page and press “Yes” or “No”.",
      noLine: "The line is empty. Write something, or simply read on: your answer is counted already.",
      tooLong: "The line is longer than 300 characters. Shorten it and send it again.",
      tooOften: "Too many answers have come from this address. Try again in a few minutes.",
      failed: "Your answer was not saved: something is wrong on our side. Please try later.",
    },
  },
});

export type UsefulFault = keyof (typeof usefulPageWords)["ru"]["faults"];
