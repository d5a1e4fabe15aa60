import { useWords } from "../i18n/words.tsx";
import { PageLink } from "../link.tsx";
import styles from "./footer.module.css";
import type { Contact } from "./load-shell.server.ts";
import { PhoneLink } from "./phone-link.tsx";

export function Footer({ contact, year }: { contact: Contact | null; year: number | undefined }) {
  const words = useWords();
  return (
    <footer className={`deep ${styles.footer}`}>
      <div className={`wrap ${styles.columns}`}>
        <p className={styles.brand}>
          {words.brand.name}
          <small>{words.brand.tagline}</small>
        </p>
        {contact && (
          <>
            <section>
              <h2>{words.footer.office}</h2>
              <address>
                <p>{contact.address}</p>
                <p>{contact.workHours}</p>
              </address>
            </section>
            <section>
              <h2>{words.footer.contacts}</h2>
              <address>
                <PhoneLink phone={contact.phone} />
                <a className={styles.mail} href={`mailto:${contact.email}`}>
                  {contact.email}
                </a>
              </address>
            </section>
          </>
        )}
        <nav aria-label={words.footer.menu}>
          <ul className={styles.menu}>
            <li>
              <PageLink page="home">{words.nav.home}</PageLink>
            </li>
            <li>
              <PageLink page="about">{words.nav.about}</PageLink>
            </li>
          </ul>
        </nav>
      </div>
      <div className={`wrap ${styles.legal}`}>
        {year && <p>{words.footer.rights(year)}</p>}
        <p>{words.footer.disclaimer}</p>
      </div>
    </footer>
  );
}
