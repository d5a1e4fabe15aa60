import { type Locale, translationIn } from "#contract/locale.ts";
import type { Reviewer } from "#contract/records/article-end.ts";
import type { StoredKinds } from "../stored.ts";

const SPECIALIST = 10;

/**
 * Specialists by alias, as an article in this language names them. A specialist without a record is not named any more.
 */
export function reviewersIn(entities: StoredKinds["entity"][]): (alias: string, locale: Locale) => Reviewer | null {
  const byAlias = new Map(
    entities.filter(({ shared }) => shared.config === SPECIALIST).map((one) => [one.shared.alias, one]),
  );
  return (alias, locale) => {
    const found = byAlias.get(alias);
    if (!found?.shared.active) return null;
    const { words } = translationIn(found.words, locale);
    return { alias, name: words.title, role: String(words.fields["position"] ?? words.fields["speciality"] ?? "") };
  };
}
