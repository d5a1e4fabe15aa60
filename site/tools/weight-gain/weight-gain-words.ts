import { formatNumber } from "../../i18n/format-number.ts";
import { defineWords } from "../../i18n/use-words.tsx";
import type { WeightField } from "../../parts/weight/weights.ts";
import type { Weights } from "./gain.ts";
import type { WeightFault } from "./read-weights.ts";

type Faults = Record<WeightField, Partial<Record<WeightFault, string>>>;

const URINE_RU = "Напишите мочу за сутки числом от 0 до 5000 мл или оставьте пустым";
const OWN_RU = "Напишите прибавку числом от 0,1 до 10 кг или оставьте пустым";
const AFTER_RU = "Напишите вес после процедуры числом от 20 до 250 кг или оставьте пустым";
const URINE_EN = "Enter the urine of a day as a number from 0 to 5,000 ml, or leave it empty";
const OWN_EN = "Enter the gain as a number from 0.1 to 10 kg, or leave it empty";
const AFTER_EN = "Enter the weight after the session as a number from 20 to 250 kg, or leave it empty";

export const weightGainWords = defineWords({
  ru: {
    error: "Ошибка: ",
    faultsTitle: "Проверьте числа",
    faults: {
      dry: {
        missing: "Напишите сухой вес",
        unreadable: "Напишите сухой вес числом, например 70,5",
        outside: "Напишите сухой вес от 20 до 250 кг",
      },
      now: {
        missing: "Напишите вес сейчас",
        unreadable: "Напишите вес сейчас числом, например 72,5",
        outside: "Напишите вес сейчас от 20 до 250 кг",
        far: "Вес сейчас слишком далёк от сухого веса. Проверьте оба числа; если они верны, позвоните в свой центр сегодня же, а если трудно дышать — 103 или 112",
      },
      urine: { unreadable: URINE_RU, outside: URINE_RU },
      after: {
        unreadable: AFTER_RU,
        outside: AFTER_RU,
        far: "Вес после прошлой процедуры слишком далёк от сухого веса. Проверьте оба числа",
      },
      own: {
        unreadable: OWN_RU,
        outside: OWN_RU,
        far: "Столько не разрешают при таком сухом весе. Проверьте разрешённую прибавку или оставьте пустой",
      },
    } satisfies Faults as Faults,
    result: "Что получилось",
    typed: ({ dry, now, urine, after, own }: Weights) => {
      const kg = (value: number) => `${formatNumber(value, "ru")}\u00a0кг`;
      const facts = [
        `Сухой вес ${kg(dry)}, вес сейчас ${kg(now)}`,
        after !== null && `после прошлой процедуры ${kg(after)}`,
        own !== null && `разрешённая прибавка ${kg(own)}`,
        urine !== null && `моча за сутки ${formatNumber(urine, "ru")}\u00a0мл`,
      ];
      return `${facts.filter(Boolean).join(", ")}.`;
    },
    kg: (value: number) => `${formatNumber(value, "ru")}\u00a0кг`,
    litres: (value: number) => `${formatNumber(value, "ru")}\u00a0л`,
    ml: (value: number) => `${formatNumber(value, "ru")}\u00a0мл`,
    gain: "Прибавка",
    percent: (value: number) => `${formatNumber(value, "ru")}\u00a0% сухого веса`,
    upTo: (amount: string) => `не\u00a0больше ${amount}`,
    usual: (amount: string, percent: number) =>
      `Обычный предел ${amount}, это ${formatNumber(percent, "ru")}\u00a0% сухого веса.`,
    own: (amount: string) => `Предел ${amount} назвал ваш врач.`,
    within: "В\u00a0пределах",
    over: (by: string) => `Больше предела на ${by}`,
    none: "Прибавки нет",
    fromAfter: (amount: string) => `Считали от веса после прошлой процедуры, ${amount}.`,
    fromDry: "Считали от сухого веса. Если прошлую процедуру вы закончили на другом весе, впишите его.",
    excess: "Лишняя вода",
    excessText: (hours: number, amount: string) =>
      `Столько нужно убрать, чтобы дойти до сухого веса. За ${formatNumber(hours, "ru")}\u00a0часа убирают не\u00a0больше ${amount}.`,
    inOneSession: "Уберут за одну процедуру",
    longer: "За одну процедуру может не получиться",
    noExcess: "Лишней воды нет",
    drink: "Пить в день",
    drinkText: (base: string, urine: string | null) =>
      urine ? `${base} и ещё ${urine} мочи.` : `И ещё столько, сколько выделилось мочи за сутки.`,
    from: "Откуда эти пределы",
    caveat: "Это подсказка, а не назначение. Свою прибавку и свою норму питья обсудите с врачом.",
    call: "Когда звонить",
    about: "Как считаем",
  },
  en: {
    error: "Error: ",
    faultsTitle: "Check the numbers",
    faults: {
      dry: {
        missing: "Enter your dry weight",
        unreadable: "Enter your dry weight as a number, for example 70.5",
        outside: "Enter a dry weight from 20 to 250 kg",
      },
      now: {
        missing: "Enter your weight now",
        unreadable: "Enter your weight now as a number, for example 72.5",
        outside: "Enter a weight from 20 to 250 kg",
        far: "Your weight now is too far from your dry weight. Check both numbers; if they are right, call your centre today, and 103 or 112 if it is hard to breathe",
      },
      urine: { unreadable: URINE_EN, outside: URINE_EN },
      after: {
        unreadable: AFTER_EN,
        outside: AFTER_EN,
        far: "The weight after the last session is too far from your dry weight. Check both numbers",
      },
      own: {
        unreadable: OWN_EN,
        outside: OWN_EN,
        far: "Nobody allows that much at such a dry weight. Check the allowed gain, or leave it empty",
      },
    } satisfies Faults as Faults,
    result: "The result",
    typed: ({ dry, now, urine, after, own }: Weights) => {
      const kg = (value: number) => `${formatNumber(value, "en")}\u00a0kg`;
      const facts = [
        `Dry weight ${kg(dry)}, weight now ${kg(now)}`,
        after !== null && `after the last session ${kg(after)}`,
        own !== null && `allowed gain ${kg(own)}`,
        urine !== null && `urine a day ${formatNumber(urine, "en")}\u00a0ml`,
      ];
      return `${facts.filter(Boolean).join(", ")}.`;
    },
    kg: (value: number) => `${formatNumber(value, "en")}\u00a0kg`,
    litres: (value: number) => `${formatNumber(value, "en")}\u00a0l`,
    ml: (value: number) => `${formatNumber(value, "en")}\u00a0ml`,
    gain: "Gain",
    percent: (value: number) => `${formatNumber(value, "en")}% of dry weight`,
    upTo: (amount: string) => `no more than ${amount}`,
    usual: (amount: string, percent: number) =>
      `The usual limit is ${amount}, ${formatNumber(percent, "en")}% of dry weight.`,
    own: (amount: string) => `Your doctor’s limit is ${amount}.`,
    within: "Within the limit",
    over: (by: string) => `${by} over the limit`,
    none: "No gain",
    fromAfter: (amount: string) => `Counted from your weight after the last session, ${amount}.`,
    fromDry: "Counted from your dry weight. If you finished the last session at another weight, enter it.",
    excess: "Extra fluid",
    excessText: (hours: number, amount: string) =>
      `To be removed to reach your dry weight. In ${formatNumber(hours, "en")} hours no more than ${amount} is removed.`,
    inOneSession: "One session removes it",
    longer: "One session may not be enough",
    noExcess: "No extra fluid",
    drink: "Fluid for a day",
    drinkText: (base: string, urine: string | null) =>
      urine ? `${base} plus ${urine}, the urine you pass.` : "Plus as much as you pass in urine in a day.",
    from: "Where these limits come from",
    caveat: "This is a hint, not a prescription. Talk over your own gain and your own fluid limit with your doctor.",
    call: "When to call",
    about: "How it is worked out",
  },
});
