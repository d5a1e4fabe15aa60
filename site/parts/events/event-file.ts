import { blockTexts } from "#contract/blocks/block.ts";
import { plainText } from "#contract/plain-text.ts";
import type { LoaderArgs } from "../../render/route-module.ts";
import { frameOf } from "../../seo/things/frame.server.ts";
import { href } from "../../urls.ts";
import { line } from "../records/fields.server.ts";
import { loadRecords } from "../records/load-records.server.ts";
import { calendarFile } from "./calendar-file.server.ts";
import { eventWords } from "./events-words.ts";
import { findEvents } from "./load-events.server.ts";

/** An event as a calendar file. A past event has none. */
export async function loader({ site, params: { item } }: LoaderArgs<"eventFile">) {
  const { locale, publicOrigin } = site;
  const { absolute } = frameOf(site);
  const now = Date.now();
  const entities = (await loadRecords(site, "event")).filter(({ alias }) => alias === item);
  const [found] = await findEvents(site, entities, now);
  if (!found) return new Response(null, { status: entities.length > 0 ? 410 : 404 });
  const { entity, times, center, leader } = found;
  const words = eventWords[locale];
  const [about = ""] = (entity.content ?? []).flatMap((block) => blockTexts(block)).map(plainText);
  const where = center ? [center.title, line(center, "address")].filter(Boolean).join(", ") : words.online;
  const file = calendarFile({
    uid: `event-${entity.id}@${new URL(publicOrigin).hostname}`,
    madeAt: now,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    title: entity.title,
    description: [about, leader && `${words.facts.leader}: ${leader.title}`].filter(Boolean).join("\n"),
    location: where,
    url: absolute(`${href(locale, "events")}#${entity.alias}`),
  });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${entity.alias}.ics"`,
      "Cache-Control": "no-cache",
    },
  });
}
