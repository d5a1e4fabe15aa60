import { readDays } from "./days.ts";

/**
 * How many shifts a center has on its days, the fewest and the most: an evening shift may go on three days a week.
 * What goes on in a season only does not count. Null where a line is not understood.
 */
export function shiftsADay(shifts: { days: string }[]): { fewest: number; most: number } | null {
  const read = shifts.map(({ days }) => readDays(days.replace(/^[^,]*,\s*/u, "")));
  if (read.includes(null)) return null;
  const days = read.flatMap((shift) => (shift && !shift.months ? shift.days : []));
  const counts = [...Map.groupBy(days, (day) => day).values()].map(({ length }) => length);
  return counts.length > 0 ? { fewest: Math.min(...counts), most: Math.max(...counts) } : null;
}
