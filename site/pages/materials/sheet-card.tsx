import { aboutFile } from "../../i18n/about-file.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pictured } from "../../ui/pictures-off.tsx";
import styles from "./materials.module.css";
import type { Material } from "./shape-materials.server.ts";
import { materialWords } from "./materials-words.ts";

/** A leaflet: its thumbnail, who needs it, the file to print, and a link to read it on screen. */
export function SheetCard({ sheet }: { sheet: Material }) {
  const { alias, title, description, lang, to, files, drawing } = sheet;
  const { locale } = useWords();
  const [own = [], others = []] = [true, false].map((isOwn) =>
    files.filter(({ language }) => (language === undefined || language === locale) === isOwn),
  );
  const words = useWordsOf(materialWords);
  return (
    <li id={alias} className={`card ${styles.sheet}`}>
      <Pictured alt="">
        <svg className={styles.drawing} viewBox="0 0 84 112" aria-hidden="true">
          <path d={drawing.text} />
          <path className={styles.ink} d={drawing.ink} />
          <path className={styles.alarm} d={drawing.alarm} />
        </svg>
      </Pictured>
      <h3 lang={lang}>{title}</h3>
      <div className={styles.words}>
        <p lang={lang}>{description}</p>
        <p className={styles.ways}>
          {own.map((file) => (
            <span key={file.path} className={styles.file}>
              <a
                className="button button-line button-small"
                href={file.path}
                hrefLang={file.language}
                aria-label={`${words.download}: ${aboutFile(file, locale)}. ${file.title}`}
              >
                <Icon name="down" />
                {`${words.download}: ${aboutFile({ ...file, language: undefined }, locale)}`}
              </a>
            </span>
          ))}
          {own.length === 0 ? (
            <span className={styles.file}>
              <a className="button button-line button-small" href={to}>
                <Icon name="print" />
                {words.readAndPrint}
                <span className="sr">: {title}</span>
              </a>
            </span>
          ) : (
            <a className="alone" href={to}>
              {words.read}
              <span className="sr">: {title}</span>
            </a>
          )}
          {others.map((file) => (
            <a key={file.path} className="alone" href={file.path} hrefLang={file.language}>
              <span className="sr">{file.title}: </span>
              {file.language && words.in[file.language]}
              <span className="sr">, {aboutFile({ ...file, language: undefined }, locale)}</span>
            </a>
          ))}
        </p>
      </div>
    </li>
  );
}
