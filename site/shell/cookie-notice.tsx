import { useWords } from "../i18n/words.tsx";
import { PageLink } from "../link.tsx";
import { acceptCookies, useConsent } from "./consent.ts";
import styles from "./cookie-notice.module.css";

/** Never in the served page: only a browser knows whether it was accepted. */
export function CookieNotice() {
  const { cookies } = useWords();
  if (useConsent() !== false) return null;
  return (
    <section className={styles.notice} aria-label={cookies.label}>
      <p>
        {cookies.text} <PageLink page="cookiePolicy">{cookies.more}</PageLink>
      </p>
      <button type="button" className="button button-small" onClick={acceptCookies}>
        {cookies.accept}
      </button>
    </section>
  );
}
