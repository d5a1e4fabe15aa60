import type { Reviewer } from "#contract/records/article-end.ts";
import type { Day } from "../i18n/format-date.ts";
import { useWordsOf } from "../i18n/words.tsx";
import { PageLink } from "../link.tsx";
import { reviewWords } from "./review-words.ts";

/** Who checked the text, and when. */
export function Review({ reviewer: { name, role }, day }: { reviewer: Reviewer; day: Day }) {
  const words = useWordsOf(reviewWords);
  return (
    <span>
      {words.checked(name)}: <PageLink page="specialists">{name}</PageLink>, {role && `${words.role(role)}, `}
      <time dateTime={day.iso}>{day.text}</time>
    </span>
  );
}
