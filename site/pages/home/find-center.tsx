import type { RegionCount } from "../../parts/company/count-company.server.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { href } from "../../urls.ts";
import styles from "./find-center.module.css";
import { homeWords } from "./home-words.ts";

/** A plain form that submits to the page of centers; drawn on the floor of the hero's room. */
export function FindCenter({ regions }: { regions: RegionCount[] | undefined }) {
  const words = useWordsOf(homeWords);
  const { locale } = useWords();
  return (
    <div className={styles.floor}>
      <div className={`wrap ${styles.find}`}>
        <search>
          <form role="none" className={styles.form} action={`${href(locale, "centers")}#found`} data-lands="">
            <label htmlFor="find-center">{words.find}</label>
            <div className={styles.row}>
              <div className={styles.field}>
                <Icon name="pin" />
                <input
                  className="input"
                  id="find-center"
                  name="q"
                  type="search"
                  placeholder={words.findHint}
                  autoComplete="address-level2"
                  enterKeyHint="search"
                />
              </div>
              <button className="button" type="submit">
                {words.go}
              </button>
            </div>
          </form>
        </search>
        {regions && (
          <nav aria-label={words.quick}>
            <ul className={styles.quick}>
              {regions.map(({ alias, title }) => (
                <li key={alias}>
                  <PageLink page="region" params={{ region: alias }}>
                    {title}
                  </PageLink>
                </li>
              ))}
              <li>
                <PageLink page="tourism">{words.travel}</PageLink>
              </li>
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
