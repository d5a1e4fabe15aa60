import { mailStates, states } from "#api/inbox/entry.ts";
import type { InboxFilter } from "#api/inbox/list-inbox.ts";
import { Refusal } from "#api/refusal.ts";
import { feedbackSlugs } from "#contract/records/feedback-type.ts";
import { oneOf } from "./tool.ts";
import { startOfDay } from "./inbox-words.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The filter options of list and export. */
export const filterOptions = {
  type: { type: "string" },
  state: { type: "string" },
  mail: { type: "string" },
  due: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
} as const;

export const filterUsage =
  "[--type TYPE] [--state STATE] [--mail MAIL] [--due HOURS] [--since 2026-11-01] [--until 2026-11-30]";

type Given = Partial<Record<keyof typeof filterOptions, string>>;

/** `usual` is the default state. */
export function readFilter(given: Given, usual: "open" | "all"): InboxFilter {
  const state = oneOf("state", given.state ?? usual, [...states, "all"] as const);
  const until = dayOf("until", given.until);
  return {
    type: oneOf("type", given.type, feedbackSlugs),
    state: state === "all" ? undefined : state,
    mail: oneOf("mail", given.mail, mailStates),
    dueWithinHours: hoursOf(given.due),
    since: dayOf("since", given.since)?.toISOString(),
    // The last day is included.
    before: until && new Date(until.getTime() + DAY_MS).toISOString(),
  };
}

function dayOf(option: string, given: string | undefined): Date | undefined {
  if (given === undefined) return undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(given) ? startOfDay(given) : undefined;
  if (!day || Number.isNaN(day.getTime()))
    throw new Refusal(`--${option} takes a day such as 2026-11-30, not “${given}”`);
  return day;
}

function hoursOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,5}$/.test(given)) throw new Refusal(`--due takes a number of hours such as 24, not “${given}”`);
  return Number(given);
}
