import type { EntityOf } from "#contract/entity-configs.ts";
import { type Shifts, shiftsADay } from "#contract/records/hours.ts";
import { oncePerRecord } from "../../api/once-per-record.ts";
import { formatTimes, minutesOf } from "../../i18n/format-time.ts";
import { rows, shifts } from "../../parts/records/fields.server.ts";
import { hoursWords } from "./hours-words.ts";
import { sayDays } from "./say-days.server.ts";

/** The shifts of a center in the language of its record; text from another API is shown unchanged. */
export const toShifts = oncePerRecord((center: EntityOf<"center">) => {
  const { locale } = center;
  const told = shifts(center, "shifts");
  const say = (shift: Shifts[number]) => ({
    days: sayDays(shift, locale, "short"),
    hours: formatTimes[locale](minutesOf(shift.opens), minutesOf(shift.closes)),
  });
  const evening = told?.find(({ shift }) => shift === "evening");
  return {
    lines: told
      ? told.map((shift) => {
          const { days, hours } = say(shift);
          // In a narrow column the days may wrap.
          return { name: hoursWords[locale].shift[shift.shift], days: days.replaceAll("\u00a0", " "), hours };
        })
      : rows(center, "shifts").flatMap(({ days, hours }) =>
          typeof days === "string" && typeof hours === "string" ? { name: undefined, days, hours } : [],
        ),
    aDay: told && shiftsADay(told),
    evening: evening ? say(evening) : null,
  };
});
