import type { Menu } from "#contract/variables/menu.ts";
import { useWords } from "../i18n/use-words.tsx";
import { useCurrentEntry } from "./current-entry.ts";
import { FooterFold } from "./footer-fold.tsx";
import styles from "./footer-menu.module.css";
import { MenuLink } from "./menu-link.tsx";

/** Groups with a heading each; a group without entries is a link of its own. */
export function FooterMenu({ menu }: { menu: Menu }) {
  const { footer } = useWords();
  const currentAt = useCurrentEntry(menu);
  return (
    <nav aria-label={footer.menu} className={styles.groups}>
      {menu.map(({ title, path, items }) =>
        items ? (
          <FooterFold key={title} title={title}>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.title}>
                  <MenuLink path={item.path} current={currentAt(item.path)}>
                    {item.title}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </FooterFold>
        ) : (
          path && (
            <h2 key={title} className={styles.single}>
              <MenuLink path={path} current={currentAt(path)}>
                {title}
              </MenuLink>
            </h2>
          )
        ),
      )}
    </nav>
  );
}
