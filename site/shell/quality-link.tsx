import { useWords } from "../i18n/words.tsx";
import { Image } from "../ui/image.tsx";
import { inLocale } from "../urls.ts";
import styles from "./quality-banner.module.css";
import { QUALITY_PATH } from "./quality-path.ts";

/** The image link to the independent quality assessment; on some pages a frame takes its place (`quality-frame-box.tsx`). */
export function QualityLink() {
  const { locale, quality } = useWords();
  return (
    <div className={styles.place} data-quality="">
      <a href={inLocale(locale, QUALITY_PATH)} className={styles.banner}>
        <Image src="/quality-assessment.svg" width="56" height="56" alt="" loading="lazy" />
        {quality.title}
      </a>
    </div>
  );
}
