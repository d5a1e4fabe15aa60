import type { EntityOf } from "#contract/entity-configs.ts";
import { hoursAheadOfMoscow } from "../../i18n/hours-ahead.ts";
import { date, rows } from "../records/fields.server.ts";

/** Start and end of an event: as timestamps, as ISO dates with the local offset, and as local times. */
export type EventTimes = {
  startsAt: number;
  endsAt: number;
  start: string;
  end: string;
  begins: string;
  ends: string;
  hoursAhead: number;
};

const MOSCOW_OFFSET = 3;

/** Null if another API sends no date or no hours: we could not tell when such an event is over, so it is not shown. */
export function timesOf(event: EntityOf<"event">, timezone: string): EventTimes | null {
  const day = date(event, "date").slice(0, 10);
  const [span = {}] = rows(event, "hours");
  const [begins, ends] = [String(span["begins"]), String(span["ends"])];
  const hoursAhead = hoursAheadOfMoscow(timezone);
  const offset = offsetText(MOSCOW_OFFSET + hoursAhead);
  const [start, end] = [`${day}T${begins}:00${offset}`, `${day}T${ends}:00${offset}`];
  const [startsAt, endsAt] = [Date.parse(start), Date.parse(end)];
  if (Number.isNaN(startsAt) || Number.isNaN(endsAt)) return null;
  return { startsAt, endsAt, start, end, begins, ends, hoursAhead };
}

/** 3 is +03:00, -3.5 is -03:30. */
function offsetText(hours: number): string {
  const minutes = Math.abs(hours) * 60;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${hours < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
