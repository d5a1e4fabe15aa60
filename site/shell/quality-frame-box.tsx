import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { useWords } from "../i18n/words.tsx";
import { endpoints, inLocale } from "../urls.ts";
import { useVision } from "../vision/vision.tsx";
import { useConsent } from "./consent.ts";
import styles from "./quality-banner.module.css";
import { isFramePath } from "./quality-path.ts";

/** Once cookies are accepted, on some pages, the assessment's own frame stands where the footer has its image link. */
export function QualityFrameBox() {
  const { locale, quality } = useWords();
  const { pathname } = useLocation();
  const isAccepted = useConsent() === true;
  // The frame is a page of its own: it knows nothing of the visually-impaired mode's colours and sizes.
  const isPlain = useVision().settings !== null;
  if (!isAccepted || isPlain || !isFramePath(pathname.replace(/^\/en(?=\/|$)/, "") || "/")) return null;
  const place = document.querySelector("[data-quality]");
  if (!place) return null;
  return createPortal(
    <iframe
      className={styles.frame}
      src={inLocale(locale, endpoints.qualityFrame.path)}
      title={quality.title}
      width="420"
      height="110"
      loading="lazy"
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
    />,
    place,
  );
}
