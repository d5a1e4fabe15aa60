import type { FormName } from "#contract/forms/forms.ts";
import type { Locale } from "#contract/locale.ts";
import type { FormText } from "./form-text.ts";
import { appointmentWords } from "./words/appointment-words.server.ts";
import { callbackWords } from "./words/callback-words.server.ts";
import { qualityControlWords } from "./words/quality-control-words.server.ts";
import { questionWords } from "./words/question-words.server.ts";
import { reviewWords } from "./words/review-words.server.ts";
import { vacancyWords } from "./words/vacancy-words.server.ts";

/** A form without texts, or without those of one language, does not compile. */
export const formTexts: Record<FormName, Record<Locale, FormText>> = {
  appointment: appointmentWords,
  question: questionWords,
  vacancy: vacancyWords,
  "quality-control": qualityControlWords,
  review: reviewWords,
  callback: callbackWords,
};
