import { use } from "react";
import type { Menu } from "#contract/variables/menu.ts";
import { useWords } from "../i18n/use-words.tsx";
import { LanguageToggle } from "./language-toggle.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { useMenuEntries } from "./use-menu-entries.tsx";
import { Icon } from "../ui/icon.tsx";
import { VisionToggle } from "./vision/vision-toggle.tsx";
import { VisionContext } from "./vision/vision-context.ts";
import { ModalLink } from "../parts/links/modal-link.tsx";
import { modalPart } from "../parts/links/modal-part.ts";

type Props = { contact: { phone: string } | null; menus: { top: Menu; bottom: Menu } };

/**
 * The burger's menu on small screens: the header once more, whom to call, then the header's two menus as one accordion.
 * It waits in the page until it is asked for.
 */
export function MenuModal({ contact, menus }: Props) {
  const { nav } = useWords();
  const isPlain = use(VisionContext) !== null;
  return (
    <template {...modalPart("menu", { label: nav.menu })} className="menu-modal">
      <div className="menu-head" data-copy="header [data-brand]" />
      <div className="menu-first">
        <ModalLink modal="centers-menu" className="button">
          <Icon name="pin" />
          {nav.findCenter}
        </ModalLink>
        {contact && <PhoneLink phone={contact.phone} className="button button-line" />}
      </div>
      {/* The header's own menus, where it has them: on every page they would stand twice. */}
      <nav aria-label={nav.menu} className="menu-entries" data-copy={isPlain ? undefined : "header nav > ul"}>
        {isPlain && (
          <>
            <Entries menu={menus.bottom} />
            <Entries menu={menus.top} />
          </>
        )}
      </nav>
      <div className="menu-tools">
        {!isPlain && <VisionToggle className="menu-tool" isWritten />}
        <ModalLink modal="accessible" className="menu-tool">
          <Icon name="access" />
          {nav.accessible}
        </ModalLink>
        <LanguageToggle className="menu-tool" />
      </div>
    </template>
  );
}

function Entries({ menu }: { menu: Menu }) {
  return (
    <div>
      {useMenuEntries(menu).map(({ title, link, items, isWithin }) =>
        items ? (
          <details key={title} name="menu" className="unfolds" open={isWithin}>
            <summary className="fold-sign">{title}</summary>
            {items.map((item) => item.link)}
          </details>
        ) : (
          link
        ),
      )}
    </div>
  );
}
