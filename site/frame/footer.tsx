import { use } from "react";
import { useWords, useWordsOf } from "../i18n/use-words.tsx";
import type { Contact } from "../parts/company/load-contact.server.ts";
import { PageLink } from "../parts/links/link.tsx";
import { ModalLink } from "../parts/links/modal-link.tsx";
import { CachedFragment } from "../render/fragments/cached-fragment.tsx";
import { VisionToggle } from "./vision/vision-toggle.tsx";
import { VisionContext } from "./vision/vision-context.ts";
import { Brand } from "./brand.tsx";
import type { MenuHere } from "./current-entry.ts";
import { FooterDanger } from "./footer-danger.tsx";
import { FooterFold } from "./footer-fold.tsx";
import { FooterMenu } from "./footer-menu.tsx";
import { footerWords } from "./footer-words.ts";
import styles from "./footer.module.css";
import { LanguageToggle } from "./language-toggle.tsx";
import type { ShellData } from "./load-shell.server.ts";
import { PhoneLink } from "./phone-link.tsx";
import { QualityLink } from "./quality-link.tsx";

/** Links to every section, all contacts, and the legal notes. */
export function Footer(props: Props) {
  return <CachedFragment as="footer" className={`deep ${styles.footer}`} view={Content} props={props} />;
}

type Props = Omit<ShellData, "menus" | "notices"> & { menu: MenuHere; isQualityFramed: boolean };

function Content({ contact, spbContact, menu, social, policyPath, dutyLine, year, isQualityFramed }: Props) {
  const words = useWords();
  const { offices } = useWordsOf(footerWords);
  const isPlain = use(VisionContext) !== null;
  return (
    <div className="wrap">
      <div className={styles.top}>
        <Brand />
        {contact && (
          <div className={styles.general}>
            <PhoneLink phone={contact.phone} hasNote />
            {contact.abroad && (
              <p>
                {words.phone.abroad}: <PhoneLink phone={contact.abroad} hasIcon={false} />
              </p>
            )}
            {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          </div>
        )}
      </div>
      <FooterDanger line={dutyLine} />
      <div className={styles.columns}>
        <FooterMenu menu={menu} />
        {social.length > 0 && (
          <div className={styles.follow}>
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
          </div>
        )}
      </div>
      <div className={styles.places}>
        <FooterFold title={offices} isHeaded>
          <div className={styles.offices}>
            {contact && <Office contact={contact} />}
            {spbContact && <Office contact={spbContact} />}
          </div>
        </FooterFold>
        <QualityLink isFramed={isQualityFramed} />
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
            <PageLink page="accessibility">{words.footer.accessibility}</PageLink>
          </li>
          <li>
            <PageLink page="sitemap">{words.footer.sitemap}</PageLink>
          </li>
          <li>
            <LanguageToggle />
          </li>
        </ul>
        <p className={styles.disclaimer}>
          <strong>{words.footer.disclaimer}</strong> {words.footer.reference}
        </p>
      </div>
    </div>
  );
}

function Office({ contact }: { contact: Contact }) {
  return (
    <div>
      <h3>{contact.title}</h3>
      <address>
        {contact.address && <p>{contact.address}</p>}
        {contact.workHours && <p>{contact.workHours}</p>}
        {contact.phone && <PhoneLink phone={contact.phone} hasIcon={false} isNamed={false} />}
      </address>
    </div>
  );
}
