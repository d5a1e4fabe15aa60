import { z } from "zod";

export const List = z.object({
  type: z.literal("list"),
  data: z.object({
    style: z.enum(["ordered", "unordered"]),
    items: z.array(z.string()).min(1),
  }),
});
export type List = z.output<typeof List>;

export const listExamples: List[] = [
  {
    type: "list",
    data: {
      style: "unordered",
      items: ["утренняя смена", "дневная смена", "вечерняя смена"],
    },
  },
  {
    type: "list",
    data: {
      style: "ordered",
      items: ["звонок", "документы", "знакомство с центром"],
    },
  },
];
