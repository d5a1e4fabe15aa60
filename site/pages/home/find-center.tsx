import { href } from "../../urls.ts";
import { useWords } from "../../i18n/words.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./find-center.module.css";
import type { HomeData } from "./load-home.server.ts";

type Props = { words: HomeData["words"]; regions: NonNullable<HomeData["network"]>["rows"] | undefined };

/** Stands on the floor of the room: a plain form that asks the page of centers. */
export function FindCenter({ words, regions }: Props) {
  const { locale } = useWords();
  return (
    <div className={styles.floor}>
      <div className={`wrap ${styles.find}`}>
        <search>
          <form className={styles.form} action={href(locale, "centers")}>
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
                {words.show}
              </button>
            </div>
          </form>
        </search>
        {regions && (
          <nav aria-label={words.quick}>
            <ul className={styles.quick}>
              {regions.map(({ title, href: to }) => (
                <li key={to}>
                  <a href={to}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
