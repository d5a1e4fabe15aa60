import { Icon } from "../../ui/icon.tsx";
import { Image } from "../../ui/image.tsx";
import hall from "./hall.svg";
import type { HomeData } from "./load-home.server.ts";
import peritoneal from "./peritoneal.svg";
import styles from "./treatments.module.css";

const scenes = {
  hemodialysis: <Image src={hall} width={1000} height={652} alt="" loading="lazy" />,
  "peritoneal-dialysis": <Image src={peritoneal} width={760} height={580} alt="" loading="lazy" />,
};

export function Treatments({
  treatments: { title, text, items },
}: {
  treatments: NonNullable<HomeData["treatments"]>;
}) {
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <div className="section-head">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="grid grid-2">
          {items.map(({ kind, title: name, href, more, facts }) => (
            <article key={kind} className={styles.treatment}>
              <div className={styles.body}>
                <h3>{name}</h3>
                <dl className={styles.facts}>
                  {facts.map((fact) => (
                    <div key={fact.name}>
                      <dt>{fact.name}</dt>
                      <dd>{fact.value}</dd>
                    </div>
                  ))}
                </dl>
                <a className="more" href={href}>
                  {more} <Icon name="arrow" />
                </a>
              </div>
              {scenes[kind]}
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
