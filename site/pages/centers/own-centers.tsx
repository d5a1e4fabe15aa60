import { CenterCards } from "../../tools/centers/center-cards.tsx";
import type { FoundCenters } from "../../tools/centers/find-centers.ts";
import { REST } from "../../tools/centers/group.ts";
import { companyWords } from "../../parts/company/company-words.ts";
import { counted } from "../../i18n/plural.ts";
import { useWords } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./centers.module.css";

export function OwnCenters({ found }: { found: FoundCenters }) {
  const { locale } = useWords();
  return (
    <>
      {found.own.map(({ key, title, items }) => (
        <section key={key} className={styles.group} aria-labelledby={`region-${key}`}>
          <div>
            <h2 id={`region-${key}`}>
              {key === REST ? (
                title
              ) : (
                <PageLink page="region" params={{ region: key }} className="more">
                  {title}
                  {"\u00a0"}
                  <Icon name="arrow" />
                </PageLink>
              )}
            </h2>
            <p className="muted">{counted(locale, items.length, companyWords[locale].centers)}</p>
          </div>
          <CenterCards centers={items} />
        </section>
      ))}
    </>
  );
}
