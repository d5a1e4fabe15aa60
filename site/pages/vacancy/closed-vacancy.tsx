import { PageLink } from "../../link.tsx";
import { ModalLink } from "../../modals/modal-link.tsx";
import { PageHead } from "../../ui/page-head.tsx";

type Props = { title: string; words: { lead: string; text: string; others: string; write: string } };

export function ClosedVacancy({ title, words }: Props) {
  return (
    <>
      <PageHead title={title} lead={words.lead} />
      <section className="section">
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
      </section>
    </>
  );
}
