import { useWordsOf } from "../../i18n/words.tsx";
import { Requisites as Facts } from "../../records/requisites.tsx";
import type { Company } from "./load-company.server.ts";
import { contactWords } from "./words.ts";

export function Requisites({ requisites }: { requisites: Company["requisites"] }) {
  const words = useWordsOf(contactWords);
  if (requisites.length === 0) return null;
  return (
    <section className="section sand" aria-labelledby="requisites">
      <div className="wrap stack">
        <h2 id="requisites">{words.requisites}</h2>
        <Facts items={requisites} />
      </div>
    </section>
  );
}
