import type { Locale } from "#contract/locale.ts";
import { formatTime } from "../../i18n/format-time.ts";
import type { OpenNow } from "./open-now.ts";

const on = {
  ru: ["понедельник", "вторник", "среду", "четверг", "пятницу", "субботу", "воскресенье"],
  en: ["on Monday", "on Tuesday", "on Wednesday", "on Thursday", "on Friday", "on Saturday", "on Sunday"],
};

/** Whether a center is open, in a few words: «Открыто сегодня до 22:00». */
export const openWords: Record<Locale, (found: OpenNow) => string> = {
  ru({ state, minute, ahead, day }) {
    const time = formatTime.ru(minute ?? 0);
    if (state === "open") return `Открыто сегодня до\u00a0${time}`;
    if (state === "later") return `Сегодня откроется в\u00a0${time}`;
    const today = state === "over" ? "Сегодня уже закрыто" : "Сегодня закрыто";
    if (minute === null) return today;
    return `${today}, ${ahead === 1 ? "завтра" : `${day === 2 ? "во" : "в"}\u00a0${on.ru[day - 1]}`}\u00a0с\u00a0${time}`;
  },
  en({ state, minute, ahead, day }) {
    const time = formatTime.en(minute ?? 0);
    if (state === "open") return `Open today until ${time}`;
    if (state === "later") return `Opens today at ${time}`;
    const today = state === "over" ? "Closed for today" : "Closed today";
    return minute === null ? today : `${today}, opens ${ahead === 1 ? "tomorrow" : on.en[day - 1]} at ${time}`;
  },
};
