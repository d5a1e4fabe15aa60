import { Blocks } from "../../blocks/blocks.tsx";
import { Numbers } from "../../company/numbers.tsx";
import type { CompanyNumber } from "../../company/numbers.server.ts";
import styles from "./about.module.css";
import type { loadCompanyTexts } from "./load-company-texts.server.ts";
import type { loadSpeeches } from "./load-speeches.server.ts";
import { Speeches } from "./speeches.tsx";
import type { Part } from "./split-by-headings.server.ts";

type Props = {
  data: {
    numbers: { title: string; items: CompanyNumber[] } | null;
    parts: Part[];
    speeches: { title: string; items: Awaited<ReturnType<typeof loadSpeeches>> } | null;
    texts: Awaited<ReturnType<typeof loadCompanyTexts>>;
    words: { more: string };
  };
};

/** Numbers, the article's own parts, the leaders' words, and where to read on; the grounds take turns. */
export function AboutSections({ data: { numbers, parts, speeches, texts, words } }: Props) {
  return (
    <>
      {numbers && (
        <section className="section" id="numbers">
          <div className="wrap">
            <h2 className={styles.title}>{numbers.title}</h2>
            <Numbers numbers={numbers.items} />
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
      {speeches && <Speeches title={speeches.title} items={speeches.items} />}
      {texts.length > 0 && (
        <section className="section">
          <div className="wrap">
            <h2 className={styles.title}>{words.more}</h2>
            <ul className={`grid grid-2 ${styles.texts}`}>
              {texts.map(({ title, description, href }) => (
                <li key={href}>
                  <a className="card" href={href}>
                    <h3>{title}</h3>
                    <p className="muted">{description}</p>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
