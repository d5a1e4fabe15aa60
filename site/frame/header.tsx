import { useWords } from "../i18n/use-words.tsx";
import { ModalLink } from "../parts/links/modal-link.tsx";
import { CachedFragment } from "../render/fragments/cached-fragment.tsx";
import { Icon } from "../ui/icon.tsx";
import { VisionToggle } from "./vision/vision-toggle.tsx";
import { Brand } from "./brand.tsx";
import type { MenuHere } from "./current-entry.ts";
import styles from "./header.module.css";
import { hidePartners } from "./hide-partners.ts";
import { LanguageToggle } from "./language-toggle.tsx";
import type { ShellData } from "./load-shell.server.ts";
import { MenuBar } from "./menu-bar.tsx";
import { PhoneLink } from "./phone-link.tsx";

/** Two rows on wide screens, one on narrow ones, where a burger opens the rest. */
export function Header(props: Props) {
  return <CachedFragment as="header" className={styles.header} view={Rows} props={props} />;
}

type Props = { contact: ShellData["contact"]; menus: { top: MenuHere; bottom: MenuHere } };

function Rows({ contact, menus }: Props) {
  const words = useWords();
  return (
    <>
      <div className={styles.top}>
        <div className={`wrap ${styles.row}`}>
          <MenuBar label={words.nav.top} menu={menus.top} className={styles.topMenu} />
          <ModalLink modal="accessible" className={styles.tool} title={words.nav.accessible}>
            <Icon name="access" />
            <span className={styles.word}>{`${words.nav.accessibleShort} `}</span>
            <span className="sr">{words.nav.accessible}</span>
          </ModalLink>
          <VisionToggle className={styles.tool} wordClass={styles.word} />
          <LanguageToggle className={styles.tool} />
        </div>
      </div>
      <div className={styles.main}>
        <div className={`wrap ${styles.row}`}>
          <Brand />
          <MenuBar label={words.nav.main} menu={menus.bottom} className={styles.mainMenu} opensOnHover />
          <ModalLink
            modal="centers-menu"
            className={`button button-line button-small ${styles.find}`}
            {...hidePartners(words.locale)}
          >
            <Icon name="pin" />
            {words.nav.findCenter}
          </ModalLink>
          <VisionToggle className={`${styles.square} ${styles.narrowVision}`} />
          <ModalLink
            modal="search"
            className={styles.square}
            aria-label={words.nav.search}
            aria-keyshortcuts="Control+K Meta+K"
          >
            <Icon name="search" />
          </ModalLink>
          {contact && <PhoneLink phone={contact.phone} className={`${styles.square} ${styles.phone}`} />}
          <ModalLink modal="menu" className={`${styles.square} ${styles.burger}`} aria-label={words.nav.menu}>
            <Icon name="menu" />
          </ModalLink>
        </div>
      </div>
    </>
  );
}
