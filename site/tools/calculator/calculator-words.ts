import type { Stage } from "#contract/variables/gfr-stages.ts";
import { formatNumber } from "../../i18n/format-number.ts";
import { counted } from "../../i18n/plural.ts";
import { defineWords } from "../../i18n/use-words.tsx";
import type { Equation, Measures, Race } from "./equations.ts";
import type { Fault, Field } from "./read-measures.ts";

const ruYears = { one: "год", few: "года", many: "лет", other: "года" };
const enYears = { one: "year", other: "years" };

type Faults = Record<Field, Record<Fault, string>>;

export const calculatorWords = defineWords({
  ru: {
    form: "Данные из анализа",
    age: { label: "Возраст, полных лет", hint: "От 18 до 120: формулы выведены для взрослых." },
    sex: { legend: "Пол", options: { male: "Мужской", female: "Женский" } },
    race: {
      legend: "Раса (только для формулы 2009 года)",
      hint: "О ней спрашивает только формула 2009 года: людям негроидной расы она даёт на 16\u00a0% больше. В формуле 2021 года расы нет. Если не уверены, оставьте «Любая другая».",
      options: { black: "Негроидная", other: "Любая другая" },
    },
    creatinine: {
      label: "Креатинин крови, мкмоль/л",
      hint: "Например, 101 или 88,4. Если в бланке мг/дл, умножьте число на 88,4.",
    },
    submit: "Рассчитать СКФ",
    reset: "Начать заново",
    faults: {
      age: {
        missing: "Укажите возраст",
        unreadable: "Введите возраст полными годами, например 45",
        outside: "Введите возраст от 18 до 120 лет: детям эти формулы не подходят",
      },
      sex: { missing: "Выберите пол", unreadable: "Выберите пол", outside: "Выберите пол" },
      race: { missing: "Выберите расу", unreadable: "Выберите расу", outside: "Выберите расу" },
      creatinine: {
        missing: "Укажите креатинин из анализа крови",
        unreadable: "Введите креатинин числом, например 101 или 88,4",
        outside: "Введите креатинин от 1 до 3\u00a0000 мкмоль/л",
      },
    } satisfies Faults as Faults,
    faultsTitle: "Проверьте данные",
    error: "Ошибка: ",

    result: "Результат",
    jump: (rate: { whole: string; stage: Stage } | null) =>
      rate ? `СКФ ${rate.whole}, стадия ${rate.stage}: к\u00a0результату` : "К\u00a0результату",
    empty: "Заполните поля, и здесь появятся скорость фильтрации, стадия и совет, что делать дальше.",
    faulty: "Исправьте отмеченное, и здесь появится результат.",
    unit: "мл/мин/1,73\u00a0м²",
    equations: { "ckd-epi-2009": "Формула CKD-EPI 2009", "ckd-epi-2021": "Формула CKD-EPI 2021" } as Record<
      Equation,
      string
    >,
    stage: (stage: Stage) => `Стадия ${stage} (${russian(stage)})`,
    by: "Стадия по\u00a0формуле CKD-EPI 2009; по\u00a0формуле CKD-EPI 2021 та же.",
    entered: ({ age, sex, race, creatinine }: Measures) =>
      `${counted("ru", age, ruYears)}, пол ${sex === "male" ? "мужской" : "женский"}, ${race === "black" ? "раса негроидная, " : ""}креатинин ${formatNumber(creatinine, "ru")}\u00a0мкмоль/л`,
    difference: (race: Race) =>
      `Числа могут отличаться: формулы считают по-разному. Формула 2021 года не учитывает расу и ${race === "black" ? "людям негроидной расы обычно показывает меньше" : "чаще всего показывает примерно на 4 единицы больше"}. Сравнивайте только числа, полученные по одной формуле.`,
    disagreement: (first: Stage, second: Stage) =>
      `Здесь формулы разошлись: по первой стадия ${first}, по второй ${second}. Пояснение и\u00a0совет даны по первой; какую взять за основу, решит врач.`,
    doubt: {
      question: (typed: number, meant: number) =>
        `${formatNumber(typed, "ru")}\u00a0мг/дл\u00a0= ${formatNumber(meant, "ru")}\u00a0мкмоль/л?`,
      why: (typed: number) =>
        `Креатинин ${formatNumber(typed, "ru")}\u00a0мкмоль/л почти не встречается. Посмотрите, какие единицы стоят в бланке рядом с числом: похоже, это мг/дл.`,
      accept: (meant: number) => `Да, рассчитать с числом ${formatNumber(meant, "ru")}`,
      otherwise: "Если всё же мкмоль/л",
      unsure: "По такому числу о работе почек судить нельзя. Проверьте его и покажите анализ врачу.",
    },
    spoken: (whole: string, stage: Stage, title: string | undefined, other: string) =>
      `СКФ ${whole}, стадия ${stage}. ${title ? `${title}. ` : ""}По формуле 2021 года ${other}.`,
    gone: "Результата пока нет: заполните все поля.",

    scale: "Шкала СКФ от G1, 90 и выше, до G5, меньше 15.",
    mark: (stage: Stage) => `Отметка в стадии ${stage}.`,
    first: "Формула 2009 года",
    second: "Формула 2021 года",
    scaleUnit: "Границы стадий, мл/мин/1,73\u00a0м²",
    stagesTitle: "Стадии по\u00a0СКФ, мл/мин/1,73\u00a0м²",

    next: "Что делать дальше",
    links: {
      stages: "Что значат стадии",
      consultation: "Записаться на консультацию",
      dialysis: "Виды диализа",
      transplant: "Пересадка почки",
    },
    caveat: {
      title: "Это оценка, а не диагноз",
      text: "Диагноз ставит врач: по нескольким анализам за три месяца и дольше, вместе с альбумином в моче. Расчёт не подходит детям, беременным, людям на диализе, при очень большой или малой массе мышц и когда работа почек быстро меняется.",
    },
    share: {
      title: "Сохранить или показать врачу",
      text: "Адрес этой страницы хранит введённые числа. Сохраните его или перешлите: кто откроет ссылку, увидит тот же результат.",
      copy: "Скопировать ссылку",
      copied: "Ссылка скопирована",
      failed: "Скопировать не удалось: возьмите адрес из строки браузера.",
      print: "Напечатать",
    },
    made: (day: string) => `Рассчитано ${day}`,
  },
  en: {
    form: "From your blood test",
    age: { label: "Age in full years", hint: "From 18 to 120: the equations are for adults." },
    sex: { legend: "Sex", options: { male: "Male", female: "Female" } },
    race: {
      legend: "Race (2009 equation only)",
      hint: "Only the 2009 equation asks for it: it gives Black people 16% more. The 2021 equation has no race. If you are not sure, leave “Any other”.",
      options: { black: "Black", other: "Any other" },
    },
    creatinine: {
      label: "Blood creatinine, µmol/l",
      hint: "For example, 101 or 88.4. If your report says mg/dl, multiply the number by 88.4.",
    },
    submit: "Calculate GFR",
    reset: "Start again",
    faults: {
      age: {
        missing: "Enter your age",
        unreadable: "Enter your age in full years, for example 45",
        outside: "Enter an age from 18 to 120: the equations do not work for children",
      },
      sex: { missing: "Choose your sex", unreadable: "Choose your sex", outside: "Choose your sex" },
      race: { missing: "Choose your race", unreadable: "Choose your race", outside: "Choose your race" },
      creatinine: {
        missing: "Enter the creatinine from your blood test",
        unreadable: "Enter your creatinine as a number, for example 101 or 88.4",
        outside: "Enter a creatinine value from 1 to 3,000 µmol/l",
      },
    } satisfies Faults as Faults,
    faultsTitle: "Check what you entered",
    error: "Error: ",

    result: "Result",
    jump: (rate: { whole: string; stage: Stage } | null) =>
      rate ? `GFR ${rate.whole}, stage ${rate.stage}: to the result` : "To the result",
    empty: "Fill in the fields, and your filtration rate, stage and what to do next will appear here.",
    faulty: "Correct the fields marked, and your result will appear here.",
    unit: "ml/min/1.73\u00a0m²",
    equations: { "ckd-epi-2009": "CKD-EPI 2009 equation", "ckd-epi-2021": "CKD-EPI 2021 equation" } as Record<
      Equation,
      string
    >,
    stage: (stage: Stage) => `Stage ${stage}`,
    by: "The stage is by the CKD-EPI 2009 equation; the CKD-EPI 2021 equation gives the same one.",
    entered: ({ age, sex, race, creatinine }: Measures) =>
      `${counted("en", age, enYears)}, ${sex}, ${race === "black" ? "race Black, " : ""}creatinine ${formatNumber(creatinine, "en")}\u00a0µmol/l`,
    difference: (race: Race) =>
      `The two numbers may differ: the equations work differently. The 2021 equation leaves race out and ${race === "black" ? "usually gives a lower result for Black people" : "mostly gives a result about 4 units higher"}. Compare only numbers from the same equation.`,
    disagreement: (first: Stage, second: Stage) =>
      `Here the equations differ: the first gives stage ${first}, the second ${second}. The explanation and the advice follow the first; your doctor will decide which one to go by.`,
    doubt: {
      question: (typed: number, meant: number) =>
        `${formatNumber(typed, "en")}\u00a0mg/dl\u00a0= ${formatNumber(meant, "en")}\u00a0µmol/l?`,
      why: (typed: number) =>
        `A creatinine of ${formatNumber(typed, "en")}\u00a0µmol/l is very unusual. Look at the unit beside the number in your report: it is probably mg/dl.`,
      accept: (meant: number) => `Yes, calculate with ${formatNumber(meant, "en")}`,
      otherwise: "If it does say µmol/l",
      unsure: "Such a number says nothing certain about the kidneys. Check it, and show the test to your doctor.",
    },
    spoken: (whole: string, stage: Stage, title: string | undefined, other: string) =>
      `GFR ${whole}, stage ${stage}. ${title ? `${title}. ` : ""}With the 2021 equation, ${other}.`,
    gone: "No result yet: fill in all the fields.",

    scale: "The GFR scale from G1, 90 and above, to G5, below 15.",
    mark: (stage: Stage) => `The mark is in stage ${stage}.`,
    first: "2009 equation",
    second: "2021 equation",
    scaleUnit: "Limits of the stages, ml/min/1.73\u00a0m²",
    stagesTitle: "Stages by GFR, ml/min/1.73\u00a0m²",

    next: "What to do next",
    links: {
      stages: "What the stages mean",
      consultation: "Request a consultation",
      dialysis: "Kinds of dialysis",
      transplant: "Kidney transplant",
    },
    caveat: {
      title: "This is an estimate, not a diagnosis",
      text: "A doctor makes the diagnosis: from several tests over three months or more, together with albumin in the urine. The estimate does not work for children, during pregnancy, on dialysis, with very large or very small muscle mass, or if kidney function is changing fast.",
    },
    share: {
      title: "Save it or show it to your doctor",
      text: "The address of this page contains the numbers you entered. Save it or send it: anyone who opens the link will see the same result.",
      copy: "Copy the link",
      copied: "Link copied",
      failed: "The link could not be copied: take it from the address bar of your browser.",
      print: "Print",
    },
    made: (day: string) => `Calculated on ${day}`,
  },
});

/** In Russian documents the letter is С, and the third stage has а and б. */
function russian(stage: Stage): string {
  return stage.replace("G", "С").replace("a", "а").replace("b", "б");
}
