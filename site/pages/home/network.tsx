import type { CompanyCount } from "../../parts/company/count-company.server.ts";
import { companyWords } from "../../parts/company/company-words.ts";
import { counted } from "../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { DottedMap } from "../../tools/centers/map/dotted-map.tsx";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import { Icon } from "../../ui/icon.tsx";
import { href } from "../../urls.ts";
import styles from "./network.module.css";
import { homeWords } from "./home-words.ts";

type Props = { company: CompanyCount; text: string | undefined };

/** Our centers by region, as a list and on a map. */
export function Network(props: Props) {
  return <CachedFragment as="section" className="section" view={Content} props={props} />;
}

function Content({ company: { centers, regions, partnerCities }, text }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(companyWords);
  const { partners } = useWordsOf(homeWords);
  const rows = regions.map(({ alias, title, centers: count }) => ({
    title,
    to: href(locale, "region", { region: alias }),
    count: counted(locale, count, words.centers),
  }));
  const elsewhere = {
    title: partners,
    to: `${href(locale, "centers")}?tab=partners`,
    count: counted(locale, partnerCities, words.cities),
  };
  return (
    <div className={`wrap ${styles.network}`}>
      <div>
        <h2>
          {words.centersIn(counted(locale, centers, words.centers), counted(locale, regions.length, words.regions))}
        </h2>
        {partnerCities > 0 && (
          <p className={`muted ${styles.text}`}>
            {words.partners(counted(locale, partnerCities, words.partnerCities))} {text}
          </p>
        )}
        <ul className={styles.regions}>
          {(partnerCities > 0 ? [...rows, elsewhere] : rows).map(({ title, to, count }) => (
            <li key={to}>
              <a href={to}>
                {title} <span>{count}</span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <DottedMap regions={regions} />
    </div>
  );
}
