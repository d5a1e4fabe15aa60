import type { Linking } from "#contract/blocks/linking.ts";
import type { Locale } from "#contract/locale.ts";
import { formatSize } from "../i18n/format-number.ts";
import { defineWords, useWords, useWordsOf } from "../i18n/words.tsx";
import { Icon } from "../ui/icon.tsx";

/** Files to load. What the API did not give is not shown. */
export function LinkingView({ data }: { data: Linking["data"] }) {
  const { locale } = useWords();
  const languages = useWordsOf(languageWords);
  const files = data.items.flatMap(({ id, file }) => (file ? [{ id, ...file }] : []));
  if (files.length === 0) return null;
  return (
    <ul className="files">
      {files.map(({ id, title, ext, size, path, language }) => (
        <li key={id}>
          <a className="file" href={path} hrefLang={language}>
            {ext && (
              <span className="file-ext" aria-hidden="true">
                {ext.toUpperCase()}
              </span>
            )}
            <span>
              <b>{title}</b>
              {(ext || size !== null) && (
                <span className="muted small">
                  {[
                    ext.toUpperCase(),
                    size === null ? "" : formatSize(size, locale),
                    language ? languages[language] : "",
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              )}
            </span>
            <Icon name="down" />
          </a>
        </li>
      ))}
    </ul>
  );
}

const languageWords = defineWords<Record<Locale, string>>({
  ru: { ru: "на русском", en: "на английском" },
  en: { ru: "in Russian", en: "in English" },
});
