import { localePath } from "#contract/locale.ts";
import { useWords } from "../i18n/use-words.tsx";
import { Image } from "../ui/image.tsx";
import { endpoints } from "../urls.ts";
import styles from "./quality-banner.module.css";
import { QUALITY_PATH } from "./quality-path.ts";

/**
 * The image link to the independent quality assessment; on some pages a frame replaces it (`browser/quality-frame.ts`).
 */
export function QualityLink({ isFramed }: { isFramed: boolean }) {
  const { locale, quality } = useWords();
  const frame = isFramed ? localePath(locale, endpoints.qualityFrame.path) : undefined;
  return (
    <div className={styles.place} data-quality-frame={frame} data-title={quality.title}>
      <a href={localePath(locale, QUALITY_PATH)} className={styles.banner}>
        <Image src="/quality-assessment.svg" width="56" height="56" alt="" loading="lazy" />
        {quality.title}
      </a>
    </div>
  );
}
