import type { Locale } from "#contract/locale.ts";
import type { Image } from "#contract/records/image.ts";
import { useWordsOf } from "../../i18n/words.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./center.module.css";
import { words } from "./words.ts";

export function Gallery({ pictures }: { pictures: { title: string; image: Image; lang?: Locale }[] }) {
  const text = useWordsOf(words);
  if (pictures.length === 0) return null;
  return (
    <section className={`section ${styles.close}`} aria-labelledby="inside">
      <div className="wrap">
        <h2 id="inside">{text.inside}</h2>
        <div className={styles.gallery} data-count={Math.min(pictures.length, 5)}>
          {pictures.map(({ title, image, lang }) => (
            <figure key={image.path + title} lang={lang}>
              <Picture image={image} alt="" sizes="(min-width: 780px) 50vw, 100vw" />
              <figcaption>{title}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
