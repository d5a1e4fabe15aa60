import { Link, useLocation } from "react-router";
import { useWords } from "../i18n/words.tsx";
import { Image } from "../ui/image.tsx";
import { endpoints, inLocale } from "../urls.ts";
import { useVision } from "../vision/vision.tsx";
import { useConsent } from "./consent.ts";
import styles from "./quality-banner.module.css";
import { isFramePath, QUALITY_PATH } from "./quality-path.ts";

/** An image link everywhere; on some pages, once cookies are accepted, the assessment's own frame in its place. */
export function QualityBanner() {
  const { locale, quality } = useWords();
  const { pathname } = useLocation();
  const isAccepted = useConsent() === true;
  // The frame is a page of its own: it knows nothing of the visually-impaired mode's colours and sizes.
  const isPlain = useVision().settings !== null;
  if (isAccepted && !isPlain && isFramePath(pathname.replace(/^\/en(?=\/|$)/, "") || "/"))
    return (
      <iframe
        className={styles.frame}
        src={inLocale(locale, endpoints.qualityFrame.path)}
        title={quality.title}
        width="420"
        height="110"
        loading="lazy"
        sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      />
    );
  return (
    <Link to={inLocale(locale, QUALITY_PATH)} className={styles.banner}>
      <Image src="/quality-assessment.svg" width="56" height="56" alt="" loading="lazy" />
      {quality.title}
    </Link>
  );
}
