import type { Locale } from "#contract/locale.ts";
import { href } from "../../urls.ts";
import type { CenterSummary, PartnerCity } from "./center.ts";
import type { FoundCenters } from "./find-centers.ts";
import { MOST_SUGGESTIONS, type Suggestion } from "./suggestion.ts";

/** The first places found, or the closest matches. */
export function suggestionsOf({ own, partners, suggested }: FoundCenters, locale: Locale): Suggestion[] {
  const found = [...own, ...partners].flatMap(({ items }): (CenterSummary | PartnerCity)[] => items);
  return (suggested?.places ?? found).slice(0, MOST_SUGGESTIONS).map((place) => toSuggestion(place, locale));
}

function toSuggestion(place: CenterSummary | PartnerCity, locale: Locale): Suggestion {
  if ("slug" in place) {
    const { title, slug } = place;
    return { title, note: "", href: `${href(locale, "centers")}?tab=partners&city=${slug}#city`, modal: "bbraun" };
  }
  const { title, name = title, address, alias } = place;
  return { title: name, note: name === address ? "" : address, href: href(locale, "center", { item: alias }) };
}
