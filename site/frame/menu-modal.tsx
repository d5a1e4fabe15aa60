import { use } from "react";
import { useWords, useWordsOf } from "../i18n/use-words.tsx";
import { CachedFragment } from "../render/fragments/cached-fragment.tsx";
import type { MenuHere } from "./current-entry.ts";
import { footerWords } from "./footer-words.ts";
import { LanguageToggle } from "./language-toggle.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { useMenuEntries } from "./use-menu-entries.tsx";
import { Icon } from "../ui/icon.tsx";
import { VisionToggle } from "./vision/vision-toggle.tsx";
import { VisionContext } from "./vision/vision-context.ts";
import { PageLink } from "../parts/links/link.tsx";
import { ModalLink } from "../parts/links/modal-link.tsx";
import { modalPart } from "../parts/links/modal-part.ts";

/** `menus`: only in the visually-impaired mode; elsewhere the header has them. */
type Props = { phone: string | undefined; menus: MenuHere[] };

/**
 * The burger menu on small screens: the header again, whom to call, then the header's two menus as one accordion. It is
 * a template in the page until it is opened.
 */
export function MenuModal(props: Props) {
  const { nav } = useWords();
  const part = modalPart("menu", { label: nav.menu });
  return <CachedFragment as="template" {...part} className="menu-modal" view={Content} props={props} />;
}

function Content({ phone, menus }: Props) {
  const { nav } = useWords();
  const { request, whenToCall } = useWordsOf(footerWords);
  const isPlain = use(VisionContext) !== null;
  return (
    <>
      <div className="menu-head" data-copy="body > header [data-brand]" />
      <div className="menu-first">
        <ModalLink modal="dialysis" className="button button-action">
          {request}
        </ModalLink>
        {phone && <PhoneLink phone={phone} className="button button-line" />}
        <ModalLink modal="centers-menu" className="button button-line">
          {nav.findCenter}
        </ModalLink>
        <PageLink page="informationArticle" params={{ alias: "when-to-call" }} className="button button-line">
          {whenToCall}
        </PageLink>
      </div>
      {/* The header's own menus are reused if it has them: otherwise every page would contain them twice. */}
      <nav aria-label={nav.menu} className="menu-entries" data-copy={isPlain ? undefined : "body > header nav > ul"}>
        {isPlain && menus.map((menu, index) => <Entries key={index} menu={menu} />)}
      </nav>
      <div className="menu-tools">
        {!isPlain && <VisionToggle className="menu-tool" isWritten />}
        <ModalLink modal="accessible" className="menu-tool">
          <Icon name="access" />
          {nav.accessible}
        </ModalLink>
        <LanguageToggle className="menu-tool" />
      </div>
    </>
  );
}

function Entries({ menu }: { menu: MenuHere }) {
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
