/**
 * A line of the table of hours. Days are weekdays, 1 is Monday; times are minutes since midnight; no time span means a
 * day off.
 */
export type OpenRow = {
  days: number[];
  /** Month and day, as 06-01; may span the New Year. */
  season: { from: string; until: string } | null;
  spans: { opens: number; closes: number }[];
};
/** The day as 2026-11-16, in the center's time zone. */
export type Moment = { date: string; minute: number };
export type OpenNow = {
  /** `over`: it was open today. */
  state: "open" | "later" | "over" | "closed";
  /** The index of today's line, if there is one. */
  row: number;
  /** When it closes if it is open, otherwise when it opens. */
  minute: number | null;
  /** In how many days it opens, and on which day of the week. */
  ahead: number;
  day: number;
};

const WEEK = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The state at a moment, given in the center's own time. */
export function openNow(rows: OpenRow[], { date, minute }: Moment): OpenNow {
  const row = rowOn(rows, date);
  const spans = rows[row]?.spans ?? [];
  const day = weekdayOf(date);
  const now = spans.find(({ opens, closes }) => opens <= minute && minute < closes);
  if (now) return { state: "open", row, minute: now.closes, ahead: 0, day };
  const later = spans.find(({ opens }) => minute < opens);
  if (later) return { state: "later", row, minute: later.opens, ahead: 0, day };
  const state = spans.length === 0 ? "closed" : "over";
  for (let ahead = 1; ahead <= WEEK; ahead += 1) {
    const next = dateAfter(date, ahead);
    const [first] = rows[rowOn(rows, next)]?.spans ?? [];
    if (first) return { state, row, minute: first.opens, ahead, day: weekdayOf(next) };
  }
  return { state, row, minute: null, ahead: 0, day };
}

/** A moment in the center's time zone; throws for an unknown zone. */
export function momentIn(timeZone: string, now: Date): Moment {
  const [date = "", clock = ""] = clockIn(timeZone).format(now).split(" ");
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return { date, minute: hours * 60 + minutes };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Memoized by zone: creating one is expensive. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes dates as ISO 8601 does.
  const made = () => new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const clock = clocks.get(timeZone) ?? made();
  clocks.set(timeZone, clock);
  return clock;
}

/** A seasonal line comes before year-round ones. */
function rowOn(rows: OpenRow[], date: string): number {
  const day = weekdayOf(date);
  const own = rows.findIndex(({ days, season }) => season && days.includes(day) && isIn(season, date.slice(5)));
  return own >= 0 ? own : rows.findIndex(({ days, season }) => !season && days.includes(day));
}

function isIn({ from, until }: { from: string; until: string }, monthDay: string): boolean {
  return from <= until ? from <= monthDay && monthDay <= until : from <= monthDay || monthDay <= until;
}

function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || WEEK;
}

function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}
