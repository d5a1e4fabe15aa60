import { Link } from "react-router";
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
        <Link className="button" to={`${href(locale, "centers")}?tab=partners`}>
          {text.partners}
        </Link>
      </p>
    </div>
  );
}
