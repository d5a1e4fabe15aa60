import type { Locale } from "#contract/locale.ts";
import { dayMenuWords } from "./day-menu-words.ts";
import type { NormArticle } from "./food.ts";

/** The article, who checked it and what it leans on. */
export function NormSource({ locale, from: { title, href, reviewer, source } }: { locale: Locale; from: NormArticle }) {
  return (
    <>
      <a href={href}>{title}</a>
      {reviewer && `, ${dayMenuWords[locale].total.reviewed(reviewer)}`}
      {source && (
        <>
          {". "}
          {source.url ? (
            <a href={source.url} rel="noopener">
              {source.title}
            </a>
          ) : (
            source.title
          )}
        </>
      )}
    </>
  );
}
