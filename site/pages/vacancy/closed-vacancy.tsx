import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { vacancyWords } from "../vacancies/vacancies-words.ts";

export function ClosedVacancy({ title }: { title: string }) {
  const words = useWordsOf(vacancyWords).closed;
  return (
    <>
      <PageHead title={title} lead={words.lead} />
      <div className="section">
        <div className="wrap stack">
          <p>{words.text}</p>
          <p>
            <PageLink page="vacancies" className="button">
              {words.others}
            </PageLink>
          </p>
          <p>
            <ModalLink modal="vacancy" className="button button-line">
              {words.write}
            </ModalLink>
          </p>
        </div>
      </div>
    </>
  );
}
