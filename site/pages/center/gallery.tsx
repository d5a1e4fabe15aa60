import type { Locale } from "#contract/locale.ts";
import type { Image } from "#contract/records/image.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./gallery.module.css";
import { centerPageWords } from "./center-words.ts";

type Props = { pictures: { title: string; image: Image; lang?: Locale }[] };

/** Photographs come first; a drawing is labelled as one. */
export function Gallery({ pictures }: Props) {
  const words = useWordsOf(centerPageWords);
  if (pictures.length === 0) return null;
  const shown = pictures
    .map(({ title, image, lang }) => {
      const isDrawing = image.ext === "svg";
      return { image, lang, isDrawing, caption: isDrawing ? words.drawing(title) : title };
    })
    .toSorted((a, b) => Number(a.isDrawing) - Number(b.isDrawing));
  return (
    <section className={`section ${styles.inside}`} aria-labelledby="inside">
      <div className="wrap">
        <h2 id="inside">{words.inside}</h2>
        <div className={styles.gallery} data-count={Math.min(pictures.length, 5)}>
          {shown.map(({ image, lang, caption }) => (
            <figure key={image.path + caption} lang={lang}>
              <Picture image={image} alt={caption} sizes="(min-width: 780px) 50vw, 100vw" />
              {/* The image's alternative text already says this to screen readers. */}
              <figcaption aria-hidden="true">{caption}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
