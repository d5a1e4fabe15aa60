import { PageLink } from "../../link.tsx";
import { ModalLink } from "../../modals/modal-link.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { vacancyWords } from "../vacancies/words.ts";

type Props = { title: string; words: (typeof vacancyWords)["ru"] };

export function ClosedVacancy({ title, words }: Props) {
  return (
    <>
      <PageHead title={title} lead={words.closed.title} />
      <section className="section">
        <div className="wrap stack">
          <p>{words.closed.text}</p>
          <p className="stack">
            <PageLink page="vacancies" className="button">
              {words.others}
            </PageLink>{" "}
            <ModalLink modal="vacancy" className="button button-line">
              {words.write}
            </ModalLink>
          </p>
        </div>
      </section>
    </>
  );
}
