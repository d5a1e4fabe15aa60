import type { Locale } from "#contract/locale.ts";
import type { FoundCenters } from "../../centers/find-centers.ts";
import { words as centerWords } from "../../centers/words.server.ts";
import { words } from "./words.server.ts";

export type FindText = ReturnType<typeof findText>;

/** Just the words that this state of the page needs, in its one language: the script carries none. */
export function findText({ tab, query, count, countElsewhere, city, own }: FoundCenters, locale: Locale) {
  const say = words[locale];
  return {
    tabs: say.tabs,
    own: say.own,
    partners: say.partners,
    label: say.label[tab],
    find: say.find,
    all: say.all,
    ask: say.ask,
    status: count === 0 ? say.none(query) : query && say.found(count),
    help: query ? say.noneHelp : say.emptyHelp,
    elsewhere: `${say.elsewhere[tab]} (${countElsewhere})`,
    city: city && {
      title: city.isUnknown ? say.cityUnknown(city.title) : say.cityTitle(city.title),
      text: city.isUnknown ? say.cityUnknownText : say.cityText,
      request: say.cityRequest,
    },
    counts: own.map(({ items }) => centerWords[locale].centers(items.length)),
  };
}
