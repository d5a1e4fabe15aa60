import { z } from "zod";
import { InlineHtml, PlainText } from "../inline-html.ts";
import { firstOf, type Saved } from "../saved.ts";
import { savedAs, Url } from "./read-data.ts";

/** `#name` opens the modal of that name; with a title or a message, the button is shown on a panel. */
export const Button = z.object({
  type: z.literal("button"),
  data: savedAs(
    {
      text: PlainText.pipe(z.string().min(1)),
      url: Url,
      title: InlineHtml.optional(),
      message: InlineHtml.optional(),
    },
    readButton,
  ),
});
export type Button = z.output<typeof Button>;

function readButton(saved: Saved): object {
  const text = firstOf(saved, "text", "label", "caption");
  // Some tools call the text "title".
  const { title, message } = saved;
  return {
    text: text ?? title,
    url: firstOf(saved, "url", "link", "href"),
    ...(text !== undefined && typeof title === "string" && title && { title }),
    ...(typeof message === "string" && message && { message }),
  };
}

export const buttonExamples: Button[] = [
  { type: "button", data: { text: "Записаться на диализ", url: "#dialysis" } },
  { type: "button", data: { text: "О компании", url: "/about" } },
  { type: "button", data: { text: "Портал госуслуг", url: "https://example.org/services" } },
  { type: "button", data: { text: "Позвонить", url: "tel:+78000000000" } },
  {
    type: "button",
    data: {
      text: "Задать вопрос",
      url: "#question",
      title: "Есть вопрос о вашем случае?",
      message: "Врач ответит в течение рабочего дня.",
    },
  },
];
