import type { EntityOf } from "#contract/entity-configs.ts";
import { type Locale, localePath } from "#contract/locale.ts";
import { endpointPaths, fillPath } from "#contract/paths.ts";
import { toDay, today, toNearDay, toWeekday } from "../../i18n/format-date.ts";
import { langOf } from "../../i18n/lang-of.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { href } from "../../urls.ts";
import { date, line, number, spokenLanguages } from "../records/fields.server.ts";
import { languageTags, languageWords } from "../records/language-words.ts";
import { loadRecordsWithFallback } from "../records/load-records.server.ts";
import { type EventTimes, timesOf } from "./event-times.server.ts";
import { eventWords } from "./events-words.ts";

export type FoundEvent = {
  entity: EntityOf<"event">;
  times: EventTimes;
  center: EntityOf<"center"> | undefined;
  leader: EntityOf<"specialist"> | undefined;
};
export type ShownEvent = ReturnType<typeof toShown>;

const MOSCOW = "Europe/Moscow";

/**
 * Upcoming events, the next one first, with the records they refer to. A page that shows them expires when the first
 * event ends; the registration deadline changes at midnight, when pages expire anyway.
 */
export async function findEvents(site: SiteContext, entities: EntityOf<"event">[], now: number): Promise<FoundEvent[]> {
  if (entities.length === 0) return [];
  const [centers, specialists] = await Promise.all([
    loadRecordsWithFallback(site, "center"),
    loadRecordsWithFallback(site, "specialist"),
  ]);
  const found = entities.flatMap((entity) => {
    const center = centers.find(({ alias }) => alias === line(entity, "center"));
    const leader = specialists.find(({ alias }) => alias === line(entity, "leader"));
    const times = timesOf(entity, (center && line(center, "timezone")) || MOSCOW);
    return times && times.endsAt > now ? [{ entity, times, center, leader }] : [];
  });
  site.endsAt = Math.min(site.endsAt, ...found.map(({ times }) => times.endsAt));
  return found.toSorted((a, b) => a.times.startsAt - b.times.startsAt);
}

/** For a page that works without events: all, or those of one center. Null if there are none. */
export async function loadEvents(site: SiteContext, now: number, center?: string): Promise<ShownEvent[] | null> {
  const entities = await loadRecordsWithFallback(site, "event", center ? { center: [center] } : undefined);
  const found = await findEvents(site, entities, now);
  return found.length > 0 ? found.map((one) => toShown(site, one, now)) : null;
}

export function toShown(site: SiteContext, { entity, times, center, leader }: FoundEvent, now: number) {
  const { locale } = site;
  const { alias, title } = entity;
  const day = date(entity, "date");
  const until = date(entity, "until");
  const thisDay = today(new Date(now));
  // The year is shown only if it is not the current one.
  const said = (iso: string) =>
    iso.slice(0, 4) === thisDay.slice(0, 4) ? toNearDay(locale, iso) : toDay(locale, iso).text;
  return {
    alias,
    title,
    ...langOf(entity.locale, locale),
    to: `${href(locale, "events")}#${alias}`,
    day: { iso: times.start, text: `${toWeekday(locale, day)}, ${said(day)}` },
    hours: eventWords[locale].hours(times.begins, times.ends, times.hoursAhead),
    center: center && {
      alias: center.alias,
      title: center.title,
      to: href(locale, "center", { item: center.alias }),
      address: line(center, "address"),
      ...langOf(center.locale, locale),
    },
    leader: leader && {
      name: leader.title,
      role: line(leader, "position") || line(leader, "speciality"),
      to: `${href(locale, "specialists")}?${new URLSearchParams({ city: line(leader, "city") })}#${leader.alias}`,
      ...langOf(leader.locale, locale),
    },
    languages: foreignLanguages(entity, locale),
    places: number(entity, "places"),
    until: until && said(until),
    /** Registration is open until the end of the last day. */
    isOpen: times.startsAt > now && (until === "" || until >= thisDay),
    file: localePath(locale, fillPath(endpointPaths.eventFile, { item: alias })),
    about: entity.content ?? [],
  };
}

/** The languages of an event, in words; empty if it is in the page's own language alone. */
function foreignLanguages(entity: EntityOf<"event">, locale: Locale): string[] {
  const told = spokenLanguages(entity, "languages");
  if (!told) return [];
  const all = [...told.spoken, ...(told.english ? (["english"] as const) : [])];
  return all.every((one) => languageTags[one] === locale) ? [] : all.map((one) => languageWords[locale][one]);
}
