import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";

/** The drawings for an advantage, by icon name. */
export const advantageIcons = [
  "access",
  "bus",
  "calendar",
  "car",
  "check",
  "clock",
  "drop",
  "heart",
  "home",
  "phone",
  "pin",
] as const;

export const Advantages = z.object({
  type: z.literal("advantages"),
  data: z.object({
    items: z
      .array(
        z.object({
          title: InlineHtml,
          text: InlineHtml.default(""),
          // An unknown icon is left out.
          icon: z.enum(advantageIcons).optional().catch(undefined),
        }),
      )
      .min(1),
  }),
});
export type Advantages = z.output<typeof Advantages>;

export const advantagesExamples: Advantages[] = [
  {
    type: "advantages",
    data: {
      items: [
        { title: "Рядом с домом", text: "Подберём центр и смену." },
        { title: "Бесплатно по ОМС", text: "Поможем с направлением." },
      ],
    },
  },
  {
    type: "advantages",
    data: {
      items: [
        { title: "Три смены", text: "Утро, день или вечер, место закреплено за вами.", icon: "clock" },
        { title: "Сверхчистая вода", text: "Двойной осмос, анализы каждый месяц.", icon: "drop" },
        { title: "Одна команда", text: "Ваши врач и медсестра не меняются.", icon: "heart" },
        { title: "Дорога", text: "Поможем оформить социальное такси.", icon: "car" },
      ],
    },
  },
];
