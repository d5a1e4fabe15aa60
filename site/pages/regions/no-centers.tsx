import { useWords, useWordsOf } from "../../i18n/words.tsx";
import { href } from "../../urls.ts";
import { words } from "./words.ts";

export function NoCenters() {
  const { locale } = useWords();
  const text = useWordsOf(words);
  return (
    <div className="card stack">
      <h3>{text.none}</h3>
      <p>{text.noneHelp}</p>
      <p>
        <a className="button" href={`${href(locale, "centers")}?tab=partners`}>
          {text.partners}
        </a>
      </p>
    </div>
  );
}
