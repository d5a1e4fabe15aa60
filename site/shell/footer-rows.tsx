import { useWords } from "../i18n/words.tsx";
import { PageLink } from "../link.tsx";
import { ModalLink } from "../modals/modal-link.tsx";
import { VisionToggle } from "../vision/vision-toggle.tsx";
import { useVision } from "../vision/vision.tsx";
import { Brand } from "./brand.tsx";
import { FooterMenu } from "./footer-menu.tsx";
import styles from "./footer.module.css";
import { LanguageToggle } from "./language-toggle.tsx";
import type { Contact, ShellData } from "./load-shell.server.ts";
import { PhoneLink } from "./phone-link.tsx";
import { QualityLink } from "./quality-link.tsx";

/** The bottom of the lake: every section, every way to reach us, and the small print. */
export function FooterRows({ contact, spbContact, menus, social, policyPath, year }: ShellData) {
  const words = useWords();
  const isPlain = useVision().settings !== null;
  return (
    <div className="wrap">
      <div className={styles.top}>
        <Brand />
        {contact && (
          <p className={styles.general}>
            <PhoneLink phone={contact.phone} />
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        )}
      </div>
      <FooterMenu menu={menus.footer} />
      <div className={styles.offices}>
        {contact && <Office contact={contact} />}
        {spbContact && <Office contact={spbContact} />}
        <div className={styles.follow}>
          {social.length > 0 && (
            <>
              <h2>{words.footer.social}</h2>
              <ul className={styles.social}>
                {social.map(({ title, url }) => (
                  <li key={url}>
                    <a href={url} rel="noopener">
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <QualityLink />
        </div>
      </div>
      <div className={styles.legal}>
        {year && <p>{words.footer.rights(year)}</p>}
        <ul className={styles.small}>
          {policyPath && (
            <li>
              <a href={policyPath}>{words.footer.policy}</a>
            </li>
          )}
          <li>
            <PageLink page="cookiePolicy">{words.footer.cookies}</PageLink>
          </li>
          <li>
            <ModalLink modal="accessible">{words.nav.accessible}</ModalLink>
          </li>
          {!isPlain && (
            <li>
              <VisionToggle isWritten />
            </li>
          )}
          <li>
            <PageLink page="sitemap">{words.footer.sitemap}</PageLink>
          </li>
          <li>
            <LanguageToggle />
          </li>
        </ul>
        <p className={styles.disclaimer}>{words.footer.disclaimer}</p>
      </div>
    </div>
  );
}

function Office({ contact }: { contact: Contact }) {
  return (
    <div>
      <h2>{contact.title}</h2>
      <address>
        <p>{contact.address}</p>
        <p>{contact.workHours}</p>
        <PhoneLink phone={contact.phone} />
      </address>
    </div>
  );
}
