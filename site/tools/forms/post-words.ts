import { defineWords } from "../../i18n/use-words.tsx";

type PostWords = {
  again: string;
  tooFast: string;
  trapped: string;
  keyTaken: string;
  tooOften: (minutes: number) => string;
  tooBig: string;
  /** For several files: each of them may be small enough. */
  tooBigTogether: string;
  /** For a form without files. */
  tooLong: string;
  noFiles: string;
  /** For the address of uploads, opened as a page. */
  onlyPosts: string;
  oneFile: string;
  vacancyGone: string;
  noRoom: (phone: string) => string;
  /** After the phone's hint. */
  abroad: (phone: string) => string;
};

/** Texts that only the server uses, so that no browser loads them. */
export const postWords = defineWords<PostWords>({
  ru: {
    again: "Ничего не отправлено. Нажмите кнопку ещё раз, всё написанное на месте.",
    tooFast: "Форма пришла очень быстро, и мы решили переспросить. Нажмите кнопку ещё раз, всё написанное на месте.",
    trapped: "Мы приняли это письмо за рассылку. Если это не так, нажмите кнопку ещё раз, всё написанное на месте.",
    keyTaken:
      "То, что вы отправили с этой страницы раньше, уже принято. Если хотите отправить и это, нажмите кнопку ещё раз.",
    tooOften: (minutes) =>
      `С вашего адреса пришло слишком много обращений подряд. Попробуйте через ${minutes} мин или позвоните нам. Всё написанное на месте.`,
    tooBig:
      "Файл слишком большой, и форма не прошла. Проверьте её и отправьте ещё раз без файла или с файлом до 5\u00a0МБ.",
    tooBigTogether:
      "Файлы вместе слишком большие, и форма не прошла. Проверьте её и отправьте ещё раз с меньшим числом файлов, каждый до 5\u00a0МБ.",
    tooLong: "Написано слишком много, и форма не прошла. Сократите текст и отправьте ещё раз.",
    noFiles: "Сюда файлы не принимаются.",
    onlyPosts: "Сюда файлы только отправляют, открыть здесь нечего.",
    oneFile: "Здесь можно приложить только один файл: выберите его ещё раз",
    vacancyGone: "Этой вакансии уже нет: выберите другую или оставьте поле как есть",
    noRoom: (phone) =>
      `Сейчас файл принять не получается. Отправьте форму без него, попробуйте позже или позвоните: ${phone}.`,
    abroad: (phone) => `Позвонить нам из-за границы: ${phone}`,
  },
  en: {
    again: "Nothing has been sent. Press the button again: everything you wrote is still there.",
    tooFast:
      "The form was filled in very quickly, so we are checking. Press the button again: everything you wrote is still there.",
    trapped: "We took this for spam. If it is not, press the button again: everything you wrote is still there.",
    keyTaken:
      "We have already received what you sent from this page earlier. To send this one too, press the button again.",
    tooOften: (minutes) =>
      `Too many requests have come from your address. Try again in ${minutes} min or call us. Everything you wrote is still there.`,
    tooBig:
      "The file is too large, so the form did not reach us. Check it and send it again without the file or with one of up to 5 MB.",
    tooBigTogether:
      "The files together are too large, so the form did not reach us. Check it and send it again with fewer files, each of up to 5 MB.",
    tooLong: "The text is too long, so the form did not reach us. Shorten it and send it again.",
    noFiles: "We do not accept files here.",
    onlyPosts: "Files can only be sent here: there is nothing to open.",
    oneFile: "Only one file can be attached here: choose it again",
    vacancyGone: "This vacancy is no longer open: choose another one or leave the field as it is",
    noRoom: (phone) => `We cannot take files right now. Send the form without it, try later or call ${phone}.`,
    abroad: (phone) => `To call us from abroad, dial ${phone}`,
  },
});
