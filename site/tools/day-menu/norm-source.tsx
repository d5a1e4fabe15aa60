import type { DayMenuWords } from "./words-ru.ts";
import type { NormArticle } from "./food.ts";

/** The article, its reviewer and its sources. */
export function NormSource({
  wording,
  from: { title, href, reviewer, source },
}: {
  wording: DayMenuWords;
  from: NormArticle;
}) {
  return (
    <>
      <a href={href}>{title}</a>
      {reviewer && `, ${wording.total.reviewed(reviewer)}`}
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
