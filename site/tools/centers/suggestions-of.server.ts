import type { Locale } from "#contract/locale.ts";
import { href } from "../../urls.ts";
import type { CenterSummary, PartnerCity } from "./center.ts";
import type { FoundCenters } from "./find-centers.ts";
import { formatDistance } from "./distance.ts";
import { MOST_SUGGESTIONS, type Suggestion } from "./suggestion.ts";

/** The first places found, or the closest matches; before these the partner cities that match, with a note. */
export function suggestionsOf(
  { own, partners, onlyPartners, suggested }: FoundCenters,
  locale: Locale,
  partnerNote: string,
): Suggestion[] {
  const found = [...own, ...partners].flatMap(({ items }): (CenterSummary | PartnerCity)[] => items);
  const closest = suggested
    ? suggested.places.map((place, index) => {
        const suggestion = toSuggestion(place, locale, partnerNote);
        const km = suggested.km?.[index];
        const far = km === undefined ? "" : formatDistance(km, locale);
        return { ...suggestion, note: [far, suggestion.note].filter(Boolean).join(", ") };
      })
    : found.map((place) => toSuggestion(place, locale));
  const there = onlyPartners.map((city) => toSuggestion(city, locale, partnerNote));
  return [...there, ...closest].slice(0, MOST_SUGGESTIONS);
}

function toSuggestion(place: CenterSummary | PartnerCity, locale: Locale, partnerNote = ""): Suggestion {
  if ("slug" in place) {
    const { title, slug } = place;
    return {
      title,
      note: partnerNote,
      href: `${href(locale, "centers")}?tab=partners&city=${slug}#city`,
      modal: "bbraun",
    };
  }
  const { title, name = title, address, alias } = place;
  return { title: name, note: name === address ? "" : address, href: href(locale, "center", { item: alias }) };
}
