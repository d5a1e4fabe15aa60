import { useWords, useWordsOf } from "../i18n/words.tsx";
import { PageLink } from "../link.tsx";
import { Image } from "../ui/image.tsx";
import { href } from "../urls.ts";
import signpost from "./signpost.svg";
import styles from "./ways-on.module.css";
import { waysOnWords } from "./ways-on-words.ts";

/** For those who came to a page that is not there: ask the site, or go where most people want to go. */
export function WaysOn() {
  const words = useWordsOf(waysOnWords);
  const { locale } = useWords();
  return (
    <div className={`wrap ${styles.ways}`}>
      <Image className={styles.picture} src={signpost} width={480} height={400} alt="" loading="lazy" />
      <div>
        <search>
          <form action={href(locale, "search")} role="none">
            <label htmlFor="lost-search">{words.search}</label>
            <p className={styles.row}>
              <input className="input" id="lost-search" name="q" type="search" maxLength={100} enterKeyHint="search" />
              <button className="button" type="submit">
                {words.find}
              </button>
            </p>
          </form>
        </search>
        <nav aria-labelledby="lost-ways">
          <h2 id="lost-ways">{words.often}</h2>
          <ul className={styles.list}>
            <li>
              <PageLink page="centers">{words.centers}</PageLink>
            </li>
            <li>
              <PageLink page="informationArticle" params={{ alias: "when-to-call" }}>
                {words.whenToCall}
              </PageLink>
            </li>
            <li>
              <PageLink page="dialysis">{words.dialysis}</PageLink>
            </li>
            <li>
              <PageLink page="faq">{words.faq}</PageLink>
            </li>
            <li>
              <PageLink page="contacts">{words.contacts}</PageLink>
            </li>
            <li>
              <PageLink page="sitemap">{words.sitemap}</PageLink>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}
