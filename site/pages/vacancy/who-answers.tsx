import type { AnsweringLine } from "#contract/variables/answering-line.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { TelLink } from "../../tools/centers/tel-link.tsx";
import { vacancyWords } from "../vacancies/vacancies-words.ts";

/** Below the text, so that the card beside it does not outgrow it: who reads the application, and a number to call instead. */
export function WhoAnswers({ line: { name, position, phone, hours } }: { line: AnsweringLine }) {
  const { item: words } = useWordsOf(vacancyWords);
  return (
    <p>
      {name && (
        <>
          <span className="small muted">{words.answers}</span>
          <br />
          <b>{name}</b>
          {position && `, ${position}`}
          <br />
        </>
      )}
      <TelLink phone={phone} />
      <br />
      <span className="small muted">{words.inMoscow(hours)}</span>
    </p>
  );
}
