import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { HomeData } from "./load-home.server.ts";
import styles from "./news-rows.module.css";
import { homeWords } from "./home-words.ts";

type Props = { news: NonNullable<HomeData["news"]> };

export function NewsRows({ news }: Props) {
  const words = useWordsOf(homeWords);
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <div className="section-head">
          <h2>{words.news}</h2>
          <PageLink className="more" page="news">
            {words.allNews} <Icon name="arrow" />
          </PageLink>
        </div>
        <ul className={styles.rows}>
          {news.map(({ href, date, title, place }) => (
            <li key={href}>
              <a href={href}>
                {date && <time dateTime={date.iso}>{date.text}</time>}
                <b>{title}</b>
                <span className="muted small">{place}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
