import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import { spokenLanguages } from "../../parts/records/fields.server.ts";
import { languageWords } from "../../parts/records/language-words.ts";
import type { Speech } from "./center.ts";
import { speechWords } from "./speech-words.ts";

/** The languages spoken at a center, in words; null if unknown. */
export function speechOf(center: EntityOf<"center">, locale: Locale): Speech | null {
  const told = spokenLanguages(center, "languages");
  if (!told) return null;
  return {
    spoken: told.spoken.map((language) => languageWords[locale][language]).join(", "),
    english: speechWords[locale].english[told.english ?? "coordinator"],
  };
}
