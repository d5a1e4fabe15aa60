import { useWordsOf } from "../../i18n/words.tsx";
import type { Company } from "./load-company.server.ts";
import { words } from "./words.ts";

export function Requisites({ requisites }: { requisites: Company["requisites"] }) {
  const text = useWordsOf(words);
  if (requisites.length === 0) return null;
  return (
    <section className="section sand" aria-labelledby="requisites">
      <div className="wrap stack">
        <h2 id="requisites">{text.requisites}</h2>
        <dl className="facts">
          {requisites.map(({ title, text: value }) => [
            <dt key={title}>{title}</dt>,
            <dd key={`${title}: `}>{value}</dd>,
          ])}
        </dl>
      </div>
    </section>
  );
}
