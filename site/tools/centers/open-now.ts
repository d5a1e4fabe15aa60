/** A line of the table of hours. Days are those of the week, 1 is Monday; times are minutes since midnight, null when closed. */
export type OpenRow = { days: number[]; months: number[] | null; opens: number | null; closes: number | null };
export type Moment = { day: number; month: number; minute: number };
export type OpenNow = {
  /** `over`: it was open today. */
  state: "open" | "later" | "over" | "closed";
  /** Which line is today's, if one is. */
  row: number;
  /** When it closes if it is open, else when it opens. */
  minute: number | null;
  /** In how many days it opens, and on which day of the week. */
  ahead: number;
  day: number;
};

const WEEK = 7;

/** What the table says of a moment, which is told in the center's own time. */
export function openNow(rows: OpenRow[], { day, month, minute }: Moment): OpenNow {
  const rowOn = (weekday: number) =>
    rows.findIndex(({ days, months }) => days.includes(weekday) && (!months || months.includes(month)));
  const row = rowOn(day);
  const { opens, closes } = rows[row] ?? { opens: null, closes: null };
  if (opens !== null && closes !== null && minute < closes)
    return minute < opens
      ? { state: "later", row, minute: opens, ahead: 0, day }
      : { state: "open", row, minute: closes, ahead: 0, day };
  const state = opens === null ? "closed" : "over";
  for (let ahead = 1; ahead <= WEEK; ahead += 1) {
    const next = ((day - 1 + ahead) % WEEK) + 1;
    const found = rows[rowOn(next)]?.opens;
    if (found != null) return { state, row, minute: found, ahead, day: next };
  }
  return { state, row, minute: null, ahead: 0, day };
}

/** A moment where the center is; throws for a zone that nobody knows. */
export function momentIn(timeZone: string, now: Date): Moment {
  const format = new Intl.DateTimeFormat("en-US", {
    hourCycle: "h23",
    timeZone,
    weekday: "short",
    month: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(part["weekday"] ?? "") + 1,
    month: Number(part["month"]),
    minute: Number(part["hour"]) * 60 + Number(part["minute"]),
  };
}
