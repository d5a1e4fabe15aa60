import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { href } from "../../urls.ts";
import { regionWords } from "./regions-words.ts";

export function NoCenters() {
  const { locale } = useWords();
  const words = useWordsOf(regionWords);
  return (
    <div className="card stack">
      <h3>{words.none}</h3>
      <p>{words.noneHelp}</p>
      <p>
        <a className="button" href={`${href(locale, "centers")}?tab=partners`}>
          {words.partners}
        </a>
      </p>
    </div>
  );
}
