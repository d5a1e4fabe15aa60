import { defineWords } from "../../i18n/use-words.tsx";
import type { Stage } from "./stages.ts";

export type Advice = { title: string; meaning: string; next: string[] };

/** What each stage means for a person, and what to do about it: care, not fear. */
export const stageWords = defineWords<Record<Stage, Advice> & { range: Record<Stage, string>; links: Links }>({
  ru: {
    range: { G1: "90+", G2: "60–89", G3a: "45–59", G3b: "30–44", G4: "15–29", G5: "0–14" },
    links: {
      stages: "Что значат стадии",
      consultation: "Записаться на консультацию",
      dialysis: "Виды диализа",
      transplant: "Пересадка почки",
    },
    G1: {
      title: "Фильтрация нормальная",
      meaning:
        "Сама по себе эта стадия болезнью не считается. О болезни говорят, только если есть другие признаки повреждения почек, например белок в моче или изменения на УЗИ, и держатся они три месяца и дольше.",
      next: [
        "Лечиться из-за одного этого числа не нужно.",
        "При диабете, высоком давлении или болезни почек у родных раз в год сдавайте креатинин и мочу на альбумин.",
        "К нефрологу идут, если в моче нашли белок или кровь.",
      ],
    },
    G2: {
      title: "Фильтрация снижена немного",
      meaning:
        "Для многих, особенно после 60 лет, это обычное число. Без других признаков повреждения почек эта стадия болезнью не считается.",
      next: [
        "Попросите терапевта добавить анализ мочи на альбумин: без него картина неполная.",
        "Держите в порядке давление и сахар, не курите: это бережёт почки.",
        "К нефрологу идут, если в моче белок или кровь либо СКФ за год упала больше чем на 5.",
      ],
    },
    G3a: {
      title: "Фильтрация снижена умеренно",
      meaning:
        "Если так продолжается три месяца и дольше, это признак хронической болезни почек. На этой стадии её часто удаётся замедлить на годы.",
      next: [
        "Покажите результат терапевту и спросите, когда повторить анализ: обычно не позже чем через три месяца.",
        "Сдайте мочу на альбумин и измеряйте давление.",
        "К нефрологу стоит прийти хотя бы раз: он поищет причину и подберёт защиту для почек.",
        "Ибупрофен, диклофенак и похожие обезболивающие принимайте только с разрешения врача.",
      ],
    },
    G3b: {
      title: "Фильтрация снижена заметно",
      meaning:
        "Если так продолжается три месяца и дольше, это хроническая болезнь почек. Лечение нужно, и оно помогает: многие с этой стадией никогда не доходят до диализа.",
      next: [
        "Запишитесь к нефрологу в ближайшие недели, если ещё не наблюдаетесь у него.",
        "Спросите врача о дозах ваших лекарств: многие выводятся почками.",
        "Проверьте гемоглобин, калий, фосфор и мочу на альбумин.",
        "Ибупрофен, диклофенак и похожие обезболивающие принимайте только с разрешения врача.",
      ],
    },
    G4: {
      title: "Фильтрация снижена сильно",
      meaning:
        "Почкам трудно, но время подготовиться есть. Болезнь и теперь можно замедлить, а о дальнейшем лечении лучше узнать заранее и без спешки.",
      next: [
        "Если нефролога у вас ещё нет, запишитесь к нему в ближайшие дни.",
        "Узнайте о видах диализа и о пересадке почки: выбирать легче, пока не срочно.",
        "Берегите вены обеих рук: они могут понадобиться для фистулы.",
        "Резко стало мало мочи или быстро нарастают отёки — звоните врачу сегодня. Одышка, спутанность сознания, перебои сердца — 103 или 112.",
      ],
    },
    G5: {
      title: "Почечная недостаточность",
      meaning:
        "Почки почти не справляются со своей работой. Диализ начинают не по одной цифре, а по самочувствию и анализам, и решают это вместе с вами. С диализом живут, работают и путешествуют.",
      next: [
        "Если вы ещё не наблюдаетесь у нефролога, свяжитесь с ним сегодня или завтра.",
        "Если вы уже на диализе, этот расчёт не для вас: формулы на диализе не работают.",
        "Узнайте о видах диализа и о пересадке почки; мы поможем выбрать центр рядом с домом.",
        "Резко стало мало мочи или быстро нарастают отёки — звоните врачу сегодня. Одышка, спутанность сознания, перебои сердца — 103 или 112.",
      ],
    },
  },
  en: {
    range: { G1: "90+", G2: "60–89", G3a: "45–59", G3b: "30–44", G4: "15–29", G5: "0–14" },
    links: {
      stages: "What the stages mean",
      consultation: "Request a consultation",
      dialysis: "Kinds of dialysis",
      transplant: "Kidney transplant",
    },
    G1: {
      title: "Normal filtration",
      meaning:
        "This stage by itself is not a disease. It is called one only with other signs of kidney damage, such as protein in the urine or changes on an ultrasound scan, that last three months or more.",
      next: [
        "You do not need treatment because of this number alone.",
        "If you have diabetes, high blood pressure or kidney disease in the family, have creatinine and urine albumin checked once a year.",
        "See a nephrologist if protein or blood is found in the urine.",
      ],
    },
    G2: {
      title: "Filtration is slightly reduced",
      meaning:
        "For many people, especially over 60, this is a normal number. Without other signs of kidney damage this stage is not a disease.",
      next: [
        "Ask your doctor to add a urine test for albumin: the picture is incomplete without it.",
        "Keep your blood pressure and blood sugar under control and do not smoke: this protects your kidneys.",
        "See a nephrologist if there is protein or blood in the urine, or if GFR has fallen by more than 5 in a year.",
      ],
    },
    G3a: {
      title: "Filtration is moderately reduced",
      meaning:
        "If this lasts three months or more, it is a sign of chronic kidney disease. At this stage it can often be slowed for years.",
      next: [
        "Show the result to your doctor and ask when to repeat the test: usually within three months.",
        "Have your urine tested for albumin and measure your blood pressure.",
        "It is worth seeing a nephrologist at least once, to look for the cause and choose treatment that protects your kidneys.",
        "Take ibuprofen, diclofenac and similar painkillers only if your doctor agrees.",
      ],
    },
    G3b: {
      title: "Filtration is clearly reduced",
      meaning:
        "If this lasts three months or more, it is chronic kidney disease. Treatment is needed, and it helps: many people at this stage never need dialysis.",
      next: [
        "See a nephrologist in the next few weeks, unless you already have one.",
        "Ask your doctor about the doses of your medicines: many leave the body through the kidneys.",
        "Have haemoglobin, potassium, phosphorus and urine albumin checked.",
        "Take ibuprofen, diclofenac and similar painkillers only if your doctor agrees.",
      ],
    },
    G4: {
      title: "Filtration is severely reduced",
      meaning:
        "Your kidneys are struggling, but there is time to prepare. The disease can still be slowed, and it is better to learn about further treatment early and without rushing.",
      next: [
        "If you do not have a nephrologist yet, make an appointment in the next few days.",
        "Learn about the kinds of dialysis and about a kidney transplant: choosing is easier before it is urgent.",
        "Protect the veins of both arms: they may be needed for a fistula.",
        "If you suddenly pass very little urine or swell quickly, call your doctor today. If you are breathless or confused or your heartbeat is irregular, call 103 or 112.",
      ],
    },
    G5: {
      title: "Kidney failure",
      meaning:
        "The kidneys can hardly do their work any more. Dialysis is started not because of one number but because of how you feel and what your tests show, and you decide together with your doctor. People on dialysis live, work and travel.",
      next: [
        "If you do not have a nephrologist yet, contact one today or tomorrow.",
        "If you are on dialysis already, this result does not apply to you: the equations do not work on dialysis.",
        "Learn about the kinds of dialysis and about a kidney transplant; we will help you choose a centre near your home.",
        "If you suddenly pass very little urine or swell quickly, call your doctor today. If you are breathless or confused or your heartbeat is irregular, call 103 or 112.",
      ],
    },
  },
});

type Links = Record<"stages" | "consultation" | "dialysis" | "transplant", string>;
