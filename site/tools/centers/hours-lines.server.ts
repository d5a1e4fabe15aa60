import type { EntityOf } from "#contract/entity-configs.ts";
import { type Hours, WEEKDAYS, type Weekday } from "#contract/records/hours.ts";
import { oncePerRecord } from "../../api/once-per-record.ts";
import { formatTimes, minutesOf } from "../../i18n/format-time.ts";
import { hours, prose } from "../../parts/records/fields.server.ts";
import { hoursWords } from "./hours-words.ts";
import { momentIn, type OpenRow } from "./open-now.ts";
import { sayDays } from "./say-days.server.ts";

/** A line of the hours. Text from another API is in `days` only, and is not interpreted. */
export type HoursLine = {
  days: string;
  time: string;
  /** Short enough for a card: "Пн–Сб 7:00–22:00"; null for days off. */
  short: string | null;
  row: OpenRow | null;
};

const ALL_DAY = 24 * 60;

/** The hours of a center, in the language of its record. */
export const hoursLines = oncePerRecord<EntityOf<"center">, readonly HoursLine[]>(toLines);

function toLines(center: EntityOf<"center">): HoursLine[] {
  const told = hours(center, "hours");
  if (!told) return prose(center, "hours").map((line) => ({ days: line, time: "", short: line, row: null }));
  const { locale } = center;
  const words = hoursWords[locale];
  const lines = [...Map.groupBy(told, ({ days, from, until }) => [...days.toSorted(), from, until].join(" ")).values()];
  const open = lines.flatMap((spans): HoursLine[] => {
    const [first] = spans;
    if (!first) return [];
    const times = spans.map(({ opens, closes }) => ({ opens: minutesOf(opens), closes: minutesOf(closes) }));
    const time = times.map((span) => sayTimes(span, words.allDay, formatTimes[locale])).join(", ");
    return [
      {
        days: sayDays(first, locale, "long"),
        time,
        short: `${sayDays(first, locale, "short")} ${time}`,
        row: toRow(first, times),
      },
    ];
  });
  const off = daysOff(told);
  if (off.length === 0) return open;
  const days = sayDays({ days: off }, locale, "long");
  return [...open, { days, time: words.closed, short: null, row: toRow({ days: off }, []) }];
}

/** The Sunday hours, if any, short enough for a card. */
export function sundayIn(center: EntityOf<"center">): string | null {
  const isSunday = ({ row }: HoursLine) => row?.days.includes(WEEKDAYS.length) && row.spans.length > 0;
  return hoursLines(center).find(isSunday)?.short ?? null;
}

/** The hours as a table. `zone` is set only if a script can tell from every line whether it is open now. */
export function toHoursTable(lines: readonly HoursLine[], zone: string) {
  return { rows: lines, zone: lines.every(({ row }) => row) && isZone(zone) ? zone : null };
}

function sayTimes(
  { opens, closes }: OpenRow["spans"][number],
  allDay: string,
  format: (opens: number, closes: number) => string,
): string {
  return opens === 0 && closes === ALL_DAY ? allDay : format(opens, closes);
}

/** Days that are closed all year. */
function daysOff(told: Hours): Weekday[] {
  return WEEKDAYS.filter((day) => !told.some(({ days }) => days.includes(day)));
}

function toRow(
  { days, from, until }: Pick<Hours[number], "days" | "from" | "until">,
  spans: OpenRow["spans"],
): OpenRow {
  return {
    days: days.map((day) => WEEKDAYS.indexOf(day) + 1),
    season: from && until ? { from, until } : null,
    spans: spans.toSorted((one, other) => one.opens - other.opens),
  };
}

function isZone(zone: string): boolean {
  try {
    return momentIn(zone, new Date(0)).minute >= 0;
  } catch {
    return false;
  }
}
