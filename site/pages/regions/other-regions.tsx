import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { regionWords } from "./regions-words.ts";

export function OtherRegions({ regions }: { regions: { alias: string; title: string }[] }) {
  const words = useWordsOf(regionWords);
  if (regions.length === 0) return null;
  return (
    <section className="section sand" aria-labelledby="others">
      <div className="wrap stack">
        <h2 id="others">{words.others}</h2>
        <ul className="chips">
          {regions.map(({ alias, title }) => (
            <li key={alias}>
              <PageLink page="region" params={{ region: alias }}>
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
        <p>
          <PageLink page="regions" className="more">
            {words.all} <Icon name="arrow" />
          </PageLink>
        </p>
      </div>
    </section>
  );
}
