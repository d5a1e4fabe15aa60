import type { CompanyCount } from "../../parts/company/count-company.server.ts";
import { companyWords } from "../../parts/company/company-words.ts";
import { counted } from "../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pictured } from "../../ui/pictures-off.tsx";
import { href } from "../../urls.ts";
import { mapPins } from "./map-pins.ts";
import columns from "./map-columns.module.css";
import rowSteps from "./map-rows.module.css";
import styles from "./network.module.css";
import { homeWords } from "./home-words.ts";

type Props = { company: CompanyCount; text: string | undefined };

/** Our centers by region, as a list and as pins. */
export function Network({ company: { centers, regions, partnerCities }, text }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(companyWords);
  const { map, partners } = useWordsOf(homeWords);
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
  const mapLabel = `${map} ${rows.map(({ title, count }) => `${title}, ${count}`).join("; ")}.`;
  return (
    <section className="section">
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
        <Pictured alt={mapLabel}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that its words are text */}
          <div className={styles.map} role="img" aria-label={mapLabel}>
            <span className={styles.dots} />
            {mapPins(regions).map(({ alias, title, centers: count, column, row, side }) => (
              <span
                key={alias}
                className={`${styles.pin} ${columns.step} ${rowSteps.step}`}
                data-column={column}
                data-row={row}
                data-side={side}
              >
                {/* A word joiner before the digit: contrast checkers do not treat a single character as text. */}
                <b>{`\u2060${count}`}</b>
                <span>{title}</span>
              </span>
            ))}
          </div>
        </Pictured>
      </div>
    </section>
  );
}
