import { expect, test } from "vitest";
import { shiftsADay } from "./shifts-a-day.ts";

const WEEK = "Утренняя, понедельник–суббота";

test.each<[string[], ReturnType<typeof shiftsADay>]>([
  [[], null],
  [[WEEK], { fewest: 1, most: 1 }],
  [[WEEK, "Дневная, понедельник–суббота"], { fewest: 2, most: 2 }],
  [[WEEK, "Дневная, понедельник–суббота", "Вечерняя, понедельник, среда, пятница"], { fewest: 2, most: 3 }],
  [[WEEK, "Утренняя, воскресенье с июня по сентябрь"], { fewest: 1, most: 1 }],
  [["Morning, Monday to Saturday", "Evening, Tuesday, Thursday and Saturday"], { fewest: 1, most: 2 }],
  [[WEEK, "Ночная, когда попросят"], null],
])("the shifts %j are %j a day", (days, counts) => {
  expect(shiftsADay(days.map((one) => ({ days: one })))).toEqual(counts);
});
