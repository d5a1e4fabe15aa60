import { type FeedbackInput, type FeedbackNeed, feedbackNeeds } from "#contract/feedback.ts";
import type { Locale } from "#contract/locale.ts";
import type { FeedbackType } from "#contract/records/feedback-type.ts";

const words = {
  caller: { ru: "Как к вам обращаться?", en: "What is your name?" },
  phone: { ru: "По какому номеру нам перезвонить?", en: "Which number shall we call?" },
  phoneWrong: { ru: "Проверьте ваш телефон", en: "Check your phone number" },
  email: { ru: "На какую почту нам написать?", en: "Which e-mail shall we write to?" },
  emailWrong: { ru: "Проверьте вашу почту", en: "Check your e-mail" },
  contact: {
    ru: "Оставьте телефон или почту, чтобы мы могли ответить",
    en: "Leave a phone number or an e-mail so that we can answer",
  },
  required: { ru: "Это поле обязательно для заполнения", en: "This field is required" },
  publication: { ru: "Отметьте согласие на публикацию отзыва", en: "Tick your consent to have the review published" },
} satisfies Record<string, Record<Locale, string>>;

/** The least a phone has once brackets, spaces and dashes are gone: + and eleven digits. */
const PHONE_LENGTH = 12;

/** What is wrong with a submission of this type, by field. */
export function checkFeedback(
  input: FeedbackInput,
  slug: FeedbackType["slug"],
  locale: Locale,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const say = (field: string, word: keyof typeof words) => (errors[field] ??= []).push(words[word][locale]);
  for (const need of feedbackNeeds[slug]) if (isMissing(need, input)) say(...complaint(need));
  if (input.phone && !isPhone(input.phone)) say("phone", "phoneWrong");
  if (input.email && !isEmail(input.email)) say("email", "emailWrong");
  return errors;
}

function isMissing(need: FeedbackNeed, { caller, phone, email, content, extra, consents }: FeedbackInput): boolean {
  if (need === "contact") return !phone && !email;
  if (need === "(publication)")
    return !consents.some(({ document, how }) => document === "publication" && how === "ticked");
  if (need === "[City]" || need === "[Center]") {
    return !extra.other.some(({ title, value }) => `[${title}]` === need && value.trim());
  }
  return !{ caller, phone, email, content }[need];
}

function complaint(need: FeedbackNeed): [field: string, word: keyof typeof words] {
  if (need === "caller" || need === "phone" || need === "email") return [need, need];
  if (need === "contact") return ["phone", "contact"];
  if (need === "(publication)") return ["consents", "publication"];
  return need === "content" ? ["content", "required"] : [`extra[other]${need}`, "required"];
}

function isPhone(phone: string): boolean {
  return phone.length >= PHONE_LENGTH && /^\+\d{11,15}$/.test(phone);
}

/** Names and domains of any alphabet, without the signs that mean something in a letter's head. */
function isEmail(email: string): boolean {
  const [name = "", domain = "", ...rest] = email.split("@");
  const isName = /^[^\s<>(),;:"[\]\\.]+(\.[^\s<>(),;:"[\]\\.]+)*$/u.test(name);
  const isDomain = /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(domain);
  return rest.length === 0 && isName && isDomain;
}
