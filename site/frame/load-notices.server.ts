import { localePath } from "#contract/locale.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import type { SiteContext } from "../render/context.server.ts";
import { loadRecordsWithFallback } from "../parts/records/load-records.server.ts";
import { href } from "../urls.ts";

/** `onlyOn`: the pages of the notice's region; if absent, it is for everybody. */
export type ShownNotice = { text: string; href?: string; onlyOn?: string[] };

/** The notices to show now. */
export async function loadNotices(site: SiteContext, now: number): Promise<ShownNotice[]> {
  const { locale } = site;
  const notices = (await loadVariable(site, "notices")) ?? [];
  const moments = notices.flatMap(({ from, until }) => [from, until]).map((moment) => Date.parse(moment ?? ""));
  site.endsAt = Math.min(site.endsAt, ...moments.filter((moment) => moment > now));
  const current = notices.filter(
    ({ from, until }) => Date.parse(until) > now && (from === undefined || Date.parse(from) <= now),
  );
  return Promise.all(
    current.map(async ({ text, path, region }) => ({
      text,
      ...(path && { href: localePath(locale, path) }),
      ...(region && { onlyOn: await pagesOfRegion(site, region) }),
    })),
  );
}

async function pagesOfRegion(site: SiteContext, region: string): Promise<string[]> {
  const { locale } = site;
  const centers = await loadRecordsWithFallback(site, "center", { region: [region] });
  return [href(locale, "region", { region }), ...centers.map(({ alias }) => href(locale, "center", { item: alias }))];
}
