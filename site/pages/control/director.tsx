import { Blocks } from "../../parts/blocks/blocks.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./control.module.css";
import type { DirectorWords } from "./load-director.server.ts";
import { controlWords } from "./control-words.ts";

export function Director({ director: { title, image, blocks, lang } }: { director: DirectorWords }) {
  const words = useWordsOf(controlWords);
  return (
    <aside className={`water ${styles.director}`} aria-labelledby="director">
      <h2 id="director">{words.who}</h2>
      <div className="stack" lang={lang}>
        {image && <Picture image={image} alt="" sizes="160px" className={styles.portrait} />}
        <h3>{title}</h3>
        <Blocks blocks={blocks} />
      </div>
    </aside>
  );
}
