import type { Menu } from "#contract/variables/menu.ts";
import { useWords } from "../i18n/words.tsx";
import { LanguageToggle } from "../shell/language-toggle.tsx";
import { MenuLink } from "../shell/menu-link.tsx";
import { PhoneLink } from "../shell/phone-link.tsx";
import { useShellData } from "../shell/use-shell-data.ts";
import { Icon } from "../ui/icon.tsx";
import { VisionToggle } from "../vision/vision-toggle.tsx";
import { useVision } from "../vision/vision.tsx";
import styles from "./menu-modal.module.css";
import { ModalLink } from "./modal-link.tsx";
import { closeAllModals } from "./open-modal.ts";

/** The burger's menu on small screens: the header's two menus as one accordion. */
export default function MenuModal() {
  const data = useShellData();
  const { nav } = useWords();
  const isPlain = useVision().settings !== null;
  if (!data) return null;
  const { contact, menus } = data;
  return (
    <>
      <nav aria-label={nav.menu} className={styles.menu}>
        <Entries menu={menus.bottom} />
        <Entries menu={menus.top} />
      </nav>
      <div className={styles.tools}>
        <ModalLink modal="centers-menu" className="button button-line">
          <Icon name="pin" />
          {nav.findCenter}
        </ModalLink>
        <ModalLink modal="accessible" className="button button-line">
          <Icon name="access" />
          {nav.accessible}
        </ModalLink>
        {!isPlain && (
          // The page behind changes its header, so the menu that belongs to the old one closes.
          <div onSubmit={closeAllModals}>
            <VisionToggle className="button button-line" isWritten />
          </div>
        )}
        <LanguageToggle className="button button-line" />
        {contact && <PhoneLink phone={contact.phone} />}
      </div>
    </>
  );
}

function Entries({ menu }: { menu: Menu }) {
  return menu.map(({ title, path, items }) =>
    items ? (
      <details key={title} name="menu">
        <summary>
          {title}
          <Icon name="chev" />
        </summary>
        {items.map((item) => (
          <MenuLink key={item.title} path={item.path}>
            {item.title}
          </MenuLink>
        ))}
      </details>
    ) : (
      path && (
        <MenuLink key={title} path={path}>
          {title}
        </MenuLink>
      )
    ),
  );
}
