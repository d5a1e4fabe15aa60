import { Blocks } from "../../blocks/blocks.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Material } from "./material.server.ts";
import styles from "./materials.module.css";

/** First what there is, as links within the page; then every sheet in full, ready to be read and printed. */
export function Materials({ materials }: { materials: Material[] }) {
  return (
    <>
      <ul className={styles.list}>
        {materials.map(({ alias, title, description, lang }) => (
          <li key={alias} lang={lang}>
            <a className="card" href={`#${alias}`}>
              <h2>{title}</h2>
              <p className="muted">{description}</p>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
      {materials.map(({ alias, title, lang, content }) => (
        <section key={alias} id={alias} lang={lang} className={styles.sheet}>
          <h2>{title}</h2>
          <Blocks blocks={content} />
        </section>
      ))}
    </>
  );
}
