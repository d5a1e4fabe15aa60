import type { Subject } from "#contract/forms/form.ts";
import type { FormName } from "#contract/forms/forms.ts";
import { defineWords } from "../../i18n/use-words.tsx";
import type { FieldTexts, ShownText } from "./form-text.ts";

/** Texts that replace the form's own if it is about one subject, which then also names the form. */
type AboutWords = {
  intro?: { lead: string; steps: (hours: string) => string[] };
  shown?: Partial<FieldTexts & Pick<ShownText, "options">>;
  /** What happens after sending. */
  next?: string;
  /** A link to the form for another subject, with the known values. */
  other?: { subject: Subject; text: string };
};

/** For every request that a guest may have opened. */
const forGuests = {
  ru: {
    subject: "travel",
    text: "Приезжаете на время, из\u00a0другого города или страны? Вот\u00a0заявка для\u00a0гостей",
  },
  en: { subject: "travel", text: "Coming for a while, from another city or country? Use the request for guests" },
} as const;

/** Only on the server: the texts are passed with the form, so that the island's script does not contain them. */
export const aboutWords = defineWords<Partial<Record<FormName, Partial<Record<Subject, AboutWords>>>>>({
  ru: {
    appointment: {
      dialysis: { other: forGuests.ru },
      consultation: { other: forGuests.ru },
      event: {
        intro: {
          lead: "Оставьте контакты: координатор подтвердит место и напомнит накануне. Встречи бесплатные.",
          steps: (hours) => [
            `Координатор перезвонит в течение двух часов. Звоним ${hours} по московскому времени.`,
            "Подтвердит место и расскажет, как подключиться или добраться.",
            "Накануне встречи напомним.",
          ],
        },
      },
      travel: {
        other: { subject: "dialysis", text: "Нужно постоянное лечение? Вот\u00a0обычная заявка" },
        intro: {
          lead: "Напишите, куда и когда едете. Координатор найдёт место и смену, назовёт цену и документы.",
          steps: (hours) => [
            `Координатор перезвонит в течение двух часов. Звоним ${hours} по московскому времени.`,
            "Врач центра прочитает документы: анализы на гепатиты и ВИЧ он должен увидеть до вашего приезда.",
            "Подтвердим место и смену. Билеты покупайте после этого.",
          ],
        },
        shown: {
          labels: {
            city: "Город, куда вы едете",
            arrival: "День приезда",
            departure: "День отъезда",
            days: "В какие дни нужны процедуры",
            sessions: "Сколько процедур нужно",
            home: "Ваш постоянный центр диализа",
            language: "На каком языке вам ответить",
            records: "Медицинские документы",
          },
          hints: {
            phone: "Номер другой страны начните с плюса и её кода: +44, +49, +90, +998. Например, +44 20 7946 0000",
            days: "Например, понедельник, среда, пятница",
            sessions: "Число, например, 6",
            home: "Название и город",
            content: "Диагноз и анализы писать не нужно: приложите документы ниже",
            records:
              "Выписка, анализы, листы процедур: можно несколько файлов, PDF, DOC, DOCX, ODT, RTF, TXT, JPG или PNG, до 5\u00a0МБ каждый. С сайта их не видно: они придут только нашим сотрудникам. Заявку можно отправить и без них",
            health: "Нужно только с файлами. Без файлов отмечать не надо",
          },
          options: { ru: "По-русски", en: "По-английски" },
        },
      },
    },
    question: {
      referral: {
        intro: {
          lead: "Для врачей: договоримся о защищённом канале для документов пациента. Имени пациента и сведений о нём здесь не пишите.",
          steps: () => [
            "Дежурный нефролог перезвонит в течение рабочего дня и назовёт защищённый канал.",
            "По нему вы передадите документы, и мы подтвердим, что получили их.",
          ],
        },
        shown: {
          labels: { message: "Кто вы и когда вам позвонить" },
          hints: {
            message: "Организация, специальность, удобный час. Без имени пациента, диагноза и анализов",
          },
        },
        next: "Дежурный нефролог перезвонит вам в течение рабочего дня и назовёт защищённый канал.",
      },
    },
  },
  en: {
    appointment: {
      dialysis: { other: forGuests.en },
      consultation: { other: forGuests.en },
      event: {
        intro: {
          lead: "Leave your contact details: a coordinator confirms your place and reminds you the day before. Events are free.",
          steps: (hours) => [
            `A coordinator calls you back within two hours. We call ${hours}, Moscow time.`,
            "They confirm your place and tell you how to join or how to get there.",
            "We remind you the day before.",
          ],
        },
      },
      travel: {
        other: { subject: "dialysis", text: "Do you need regular treatment? Use the ordinary request" },
        intro: {
          lead: "Tell us where and when you are going. A coordinator will find a place and a shift, and tell you the price and the documents.",
          steps: (hours) => [
            `A coordinator calls you back within two hours. We call ${hours}, Moscow time.`,
            "A doctor at the centre reads your records: they must see your hepatitis and HIV results before you arrive.",
            "We confirm your place and shift. Buy tickets only after that.",
          ],
        },
        shown: {
          labels: {
            city: "City you are going to",
            arrival: "Day of arrival",
            departure: "Day of departure",
            days: "Which days do you need treatment?",
            sessions: "How many sessions do you need?",
            home: "Your home dialysis centre",
            language: "Which language should we answer in?",
            records: "Medical records",
          },
          hints: {
            phone:
              "Start a number from another country with a plus and its code: +44, +49, +90, +998. For example, +44 20 7946 0000",
            days: "For example, Monday, Wednesday and Friday",
            sessions: "A number, for example, 6",
            home: "Its name and city",
            content: "Please leave out diagnoses and test results: attach your records below",
            records:
              "Medical summary, test results, treatment sheets: several files are fine, PDF, DOC, DOCX, ODT, RTF, TXT, JPG or PNG, up to 5\u00a0MB each. They cannot be seen from the site: only our staff receive them. You can send the request without them",
            health: "Only needed with files. Without files, leave it unticked",
          },
          options: { ru: "Russian", en: "English" },
        },
      },
    },
    question: {
      referral: {
        intro: {
          lead: "For doctors: we arrange a secure channel for a patient’s documents. Please do not write the patient’s name or anything about the patient here.",
          steps: () => [
            "The nephrologist on duty calls you back within one working day and tells you the secure channel.",
            "You send the documents through it, and we confirm that we have them.",
          ],
        },
        shown: {
          labels: { message: "Who you are and when to call you" },
          hints: {
            message: "Your organisation, your speciality, a good hour. No patient’s name, diagnosis or test results",
          },
        },
        next: "The nephrologist on duty will call you back within one working day and tell you the secure channel.",
      },
    },
  },
});
