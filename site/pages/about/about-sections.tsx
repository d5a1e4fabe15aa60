import { ArticleCard } from "../../parts/article/article-card.tsx";
import { Blocks } from "../../parts/blocks/blocks.tsx";
import type { Part } from "../../parts/blocks/split-by-headings.server.ts";
import type { CompanyCount } from "../../parts/company/count-company.server.ts";
import { Numbers } from "../../parts/company/numbers.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import styles from "./about.module.css";
import type { loadCompanyTexts } from "./load-company-texts.server.ts";
import type { loadSpeeches } from "./load-speeches.server.ts";
import { Speeches } from "./speeches.tsx";
import { aboutWords } from "./about-words.ts";

type Props = {
  data: {
    company: CompanyCount | null;
    parts: Part[];
    speeches: Awaited<ReturnType<typeof loadSpeeches>>;
    texts: Awaited<ReturnType<typeof loadCompanyTexts>>;
  };
};

/** Numbers, the parts of the article, the leaders' quotes and links to further pages, on alternating backgrounds. */
export function AboutSections({ data: { company, parts, speeches, texts } }: Props) {
  const words = useWordsOf(aboutWords);
  return (
    <>
      {company && (
        <section className="section" id="numbers">
          <div className="wrap">
            <h2 className={styles.title}>{words.numbers}</h2>
            <Numbers company={company} />
          </div>
        </section>
      )}
      {parts.map(({ anchor, title, blocks }, index) => (
        <section key={anchor ?? index} className={`section ${index % 2 === 0 ? "sand" : ""}`} id={anchor}>
          <div className={`wrap ${styles.part}`} data-part={anchor}>
            {title && <h2 className={styles.title}>{title}</h2>}
            <Blocks blocks={blocks} />
          </div>
        </section>
      ))}
      {speeches.length > 0 && <Speeches title={words.speeches} items={speeches} />}
      {texts.length > 0 && (
        <section className="section">
          <div className="wrap">
            <h2 className={styles.title}>{words.more}</h2>
            <ul className={`grid grid-3 ${styles.texts}`}>
              {texts.map(({ title, description, href }) => (
                <li key={href}>
                  <ArticleCard href={href} title={title} text={description} image={null} heading="h3" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
