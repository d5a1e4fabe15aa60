import { use } from "react";
import type { Menu } from "#contract/variables/menu.ts";
import { useWords } from "../i18n/words.tsx";
import { LanguageToggle } from "../shell/language-toggle.tsx";
import { MenuLink } from "../shell/menu-link.tsx";
import { PhoneLink } from "../shell/phone-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { VisionToggle } from "../vision/vision-toggle.tsx";
import { VisionContext } from "../vision/vision-context.ts";
import styles from "./menu-modal.module.css";
import { ModalLink } from "./modal-link.tsx";
import { modalPart } from "./modal-part.ts";

type Props = { contact: { phone: string } | null; menus: { top: Menu; bottom: Menu } };

/** The burger's menu on small screens: the header's two menus as one accordion. It waits in the page until it is asked for. */
export function MenuModal({ contact, menus }: Props) {
  const { nav } = useWords();
  const isPlain = use(VisionContext) !== null;
  return (
    <template {...modalPart("menu", { label: nav.menu })}>
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
        {!isPlain && <VisionToggle className="button button-line" isWritten />}
        <LanguageToggle className="button button-line" />
        {contact && <PhoneLink phone={contact.phone} />}
      </div>
    </template>
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
