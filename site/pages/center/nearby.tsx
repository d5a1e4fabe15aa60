import type { Locale } from "#contract/locale.ts";
import { CenterCards } from "../../tools/centers/center-cards.tsx";
import type { CenterSummary, RegionSummary } from "../../tools/centers/center.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./nearby.module.css";
import { centerPageWords } from "./center-words.ts";

type Props = {
  region: RegionSummary | null;
  neighbours: CenterSummary[];
  vacancies: { alias: string; title: string; salary: string; lang?: Locale }[];
};

/** Links to the region, nearby centers and vacancies. */
export function Nearby({ region, neighbours, vacancies }: Props) {
  const words = useWordsOf(centerPageWords);
  return (
    <section className="section">
      <div className={`wrap ${styles.nearby}`}>
        {vacancies.length > 0 && (
          <div>
            <h2>{words.vacancies}</h2>
            <ul className={styles.vacancies}>
              {vacancies.map(({ alias, title, salary, lang }) => (
                <li key={alias} lang={lang}>
                  <PageLink page="vacancy" params={{ item: alias }}>
                    {title}
                  </PageLink>
                  {salary && <span className="muted">{salary}</span>}
                </li>
              ))}
            </ul>
          </div>
        )}
        {neighbours.length > 0 && (
          <div>
            <h2>{words.neighbours}</h2>
            <CenterCards centers={neighbours} />
          </div>
        )}
        <p className={styles.ways}>
          {region && (
            <PageLink page="region" params={{ region: region.alias }} className="more" lang={region.lang}>
              {words.region(region.title)} <Icon name="arrow" />
            </PageLink>
          )}
          <PageLink page="centers" className="more">
            {words.all} <Icon name="arrow" />
          </PageLink>
        </p>
      </div>
    </section>
  );
}
