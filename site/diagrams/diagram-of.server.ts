import type { Locale } from "#contract/locale.ts";
import type { DiagramData, DiagramName } from "./diagram.tsx";
import { diagramWords } from "./words.ts";

/** The diagram that explains an article, in the language of its text. */
export function diagramOf(alias: string, locale: Locale): DiagramData | null {
  const words = diagramWords[locale];
  if (!Object.hasOwn(words, alias)) return null;
  const name = alias as DiagramName;
  return { name, ...words[name] };
}
