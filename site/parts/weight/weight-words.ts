import { defineWords } from "../../i18n/use-words.tsx";
import type { WeightField } from "./weights.ts";

type Labels = Record<WeightField, { label: string; hint: string }>;

export const weightWords = defineWords({
  ru: {
    title: "Посчитать прибавку",
    intro: "Впишите два веса, и станет видно, сколько воды набралось между процедурами гемодиализа.",
    fields: {
      dry: { label: "Сухой вес, кг", hint: "Его назначил врач. Например, 70,5." },
      now: { label: "Вес сейчас, кг", hint: "Лучше утром, до завтрака, в похожей одежде." },
      urine: { label: "Моча за сутки, мл", hint: "Можно не вписывать." },
      after: { label: "Вес после прошлой процедуры, кг", hint: "Без него считаем от сухого веса." },
      own: { label: "Какую прибавку разрешил врач, кг", hint: "Без неё берём обычный предел." },
    } satisfies Labels as Labels,
    more: "Посчитать точнее",
    submit: "Посчитать",
    kept: "Мы не записываем эти числа и никому не передаём.",
  },
  en: {
    title: "Work out your gain",
    intro: "Enter two weights to see how much water has gathered between haemodialysis sessions.",
    fields: {
      dry: { label: "Dry weight, kg", hint: "Set by your doctor. For example, 70.5." },
      now: { label: "Weight now, kg", hint: "Best in the morning, before breakfast, in similar clothes." },
      urine: { label: "Urine a day, ml", hint: "You may leave it empty." },
      after: { label: "Weight after the last session, kg", hint: "Without it we count from your dry weight." },
      own: { label: "The gain my doctor allows, kg", hint: "Without it we take the usual limit." },
    } satisfies Labels as Labels,
    more: "Make it more exact",
    submit: "Work it out",
    kept: "We do not record these numbers or pass them on.",
  },
});
