import { z } from "zod";
import { InlineHtml, PlainText } from "../inline-html.ts";

const Amount = z.number().min(0);

/** A dish made of foods of the table `reference-foods`; publishing calculates the nutrients of a portion. */
export const Recipe = z.object({
  type: z.literal("recipe"),
  data: z.object({
    title: InlineHtml.pipe(z.string().min(1)),
    portions: z.number().int().positive(),
    minutes: z.number().int().positive().optional(),
    /** Waiting time such as soaking or rising. Not included in `minutes`. */
    waiting: z.number().int().positive().optional(),
    ingredients: z
      .array(z.object({ name: PlainText, grams: z.number().positive(), note: PlainText.default("") }))
      .min(1),
    steps: z.array(InlineHtml).min(1),
    /** Of one portion: potassium, phosphorus and sodium in mg, protein in g, fluid in ml. */
    nutrients: z.object({
      potassium: Amount,
      phosphorus: Amount,
      sodium: Amount,
      protein: Amount,
      fluid: Amount,
    }),
  }),
});
export type Recipe = z.output<typeof Recipe>;

export const recipeExamples: Recipe[] = [
  {
    type: "recipe",
    data: {
      title: "Рис с яблоком",
      portions: 2,
      minutes: 15,
      waiting: 120,
      ingredients: [
        { name: "Рис белый варёный", grams: 300, note: "два стакана" },
        { name: "Яблоко", grams: 150, note: "" },
      ],
      steps: ["Нарежьте яблоко.", "Смешайте с <b>тёплым</b> рисом."],
      nutrients: { potassium: 133, phosphorus: 73, sodium: 2, protein: 4.3, fluid: 167 },
    },
  },
  {
    type: "recipe",
    data: {
      title: "Чай",
      portions: 1,
      ingredients: [{ name: "Вода питьевая", grams: 150, note: "" }],
      steps: ["Заварите."],
      nutrients: { potassium: 0, phosphorus: 0, sodium: 0, protein: 0, fluid: 150 },
    },
  },
];
