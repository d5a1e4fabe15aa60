import { Blocks } from "../../blocks/blocks.tsx";
import { useWordsOf } from "../../i18n/words.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./control.module.css";
import type { DirectorWords } from "./load-director.server.ts";
import { words } from "./words.ts";

export function Director({ director: { title, image, blocks, lang } }: { director: DirectorWords }) {
  const text = useWordsOf(words);
  return (
    <section className="section water" aria-labelledby="director">
      <div className="wrap stack">
        <h2 id="director">{text.who}</h2>
        <div className={styles.director} lang={lang}>
          {image && <Picture image={image} alt="" sizes="200px" className={styles.portrait} />}
          <div className="stack">
            <h3>{title}</h3>
            <Blocks blocks={blocks} />
          </div>
        </div>
      </div>
    </section>
  );
}
