import { useWords } from "../i18n/words.tsx";
import { PageLink } from "../link.tsx";
import { endpoints } from "../urls.ts";
import { VisionToggle } from "../vision/vision-toggle.tsx";
import styles from "./header.module.css";
import type { Contact } from "./load-shell.server.ts";
import { Logo } from "./logo.tsx";
import { PhoneLink } from "./phone-link.tsx";

export function Header({ contact }: { contact: Contact | null }) {
  const words = useWords();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <PageLink page="home" className={styles.logo} aria-label={words.nav.toHome}>
          <Logo />
          {words.brand.name}
        </PageLink>
        <nav className={styles.nav} aria-label={words.nav.label}>
          <PageLink page="about" className={styles.link}>
            {words.nav.about}
          </PageLink>
        </nav>
        <VisionToggle className={styles.link} />
        <LanguageToggle />
        {contact && <PhoneLink phone={contact.phone} className={styles.phone} />}
      </div>
    </header>
  );
}

/** A real form: it works before and without scripts, and the answer is a full page load. */
function LanguageToggle() {
  const words = useWords();
  const other = words.locale === "ru" ? "en" : "ru";
  return (
    <form method="post" action={endpoints.chooseLocale.path} className={styles.language}>
      <button type="submit" name="locale" value={other} lang={other} className={styles.link}>
        {words.language.toggle}
      </button>
    </form>
  );
}
