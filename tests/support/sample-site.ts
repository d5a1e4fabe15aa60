import type { Locale } from "#contract/locale.ts";
import type { Client } from "#site/api/client.server.ts";
import { NO_DEADLINE } from "#site/api/page-deadline.server.ts";
import type { SiteContext } from "#site/render/context.server.ts";

/** The context of a loader, with an API of these calls only. */
export function sampleSite(api: Partial<Client>, locale: Locale = "ru"): SiteContext {
  return {
    api: api as Client,
    deadline: NO_DEADLINE,
    locale,
    publicOrigin: "https://renaria.example",
    hasStyleguide: false,
    isMailOn: true,
    asksUseful: () => true,
    metrikaId: null,
    isOfflineOn: true,
    reportError: () => {},
    countPost: async () => null,
    isUnreadable: false,
    vision: null,
    isPartial: false,
    endsAt: Infinity,
  };
}
