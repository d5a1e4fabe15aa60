import { useWords } from "../i18n/use-words.tsx";
import type { MenuHere } from "./current-entry.ts";
import { FooterFold } from "./footer-fold.tsx";
import styles from "./footer-menu.module.css";
import { useMenuEntries } from "./use-menu-entries.tsx";

/** Groups with a heading each; a group without entries is a link. */
export function FooterMenu({ menu }: { menu: MenuHere }) {
  const { footer } = useWords();
  return (
    <nav aria-label={footer.menu} className={styles.groups}>
      {useMenuEntries(menu).map(({ title, link, items }) =>
        items ? (
          <FooterFold key={title} title={title}>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.title}>{item.link}</li>
              ))}
            </ul>
          </FooterFold>
        ) : (
          link && (
            <h2 key={title} className={styles.single}>
              {link}
            </h2>
          )
        ),
      )}
    </nav>
  );
}
