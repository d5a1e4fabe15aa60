import { use } from "react";
import { useLocation } from "react-router";
import { localePath, splitLocale } from "#contract/locale.ts";
import { useWords } from "../i18n/use-words.tsx";
import { Image } from "../ui/image.tsx";
import { endpoints } from "../urls.ts";
import { VisionContext } from "./vision/vision-context.ts";
import styles from "./quality-banner.module.css";
import { isFramePath, QUALITY_PATH } from "./quality-path.ts";

/** The image link to the independent quality assessment; on some pages a frame takes its place (`browser/quality-frame.ts`). */
export function QualityLink() {
  const { locale, quality } = useWords();
  const { pathname } = useLocation();
  // The frame is a page of its own: it knows nothing of the visually-impaired mode's colours and sizes.
  const isFramed = use(VisionContext) === null && isFramePath(splitLocale(pathname).path);
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
