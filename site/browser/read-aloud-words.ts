import type { Locale } from "#contract/locale.ts";

/** Loaded with the code that reads aloud, after the first press. */
export const readAloudWords = {
  ru: { panel: "Чтение вслух", pause: "Пауза", resume: "Продолжить", stop: "Остановить", speed: "Скорость чтения" },
  en: { panel: "Reading aloud", pause: "Pause", resume: "Continue", stop: "Stop", speed: "Reading speed" },
} satisfies Record<Locale, object>;

export const speeds: Record<Locale, [rate: number, name: string][]> = {
  ru: [
    [0.75, "медленно"],
    [1, "обычно"],
    [1.25, "быстрее"],
    [1.5, "быстро"],
  ],
  en: [
    [0.75, "slow"],
    [1, "normal"],
    [1.25, "faster"],
    [1.5, "fast"],
  ],
};
