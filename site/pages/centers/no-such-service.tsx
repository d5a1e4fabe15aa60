import { useWordsOf } from "../../i18n/words.tsx";
import { ModalLink } from "../../modals/modal-link.tsx";
import { serviceWords } from "./service-words.ts";

/** No center offers all that was ticked. */
export function NoSuchService() {
  const words = useWordsOf(serviceWords);
  return (
    <div className="card stack">
      <h2>{words.none}</h2>
      <p>{words.noneHelp}</p>
      <p>
        <ModalLink modal="question" className="button button-line">
          {words.ask}
        </ModalLink>
      </p>
    </div>
  );
}
