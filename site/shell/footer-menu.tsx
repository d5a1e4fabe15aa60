import type { Menu } from "#contract/variables/menu.ts";
import { useWords } from "../i18n/words.tsx";
import styles from "./footer-menu.module.css";
import { MenuLink } from "./menu-link.tsx";

/** Groups with a heading each; a group without entries is a link of its own. */
export function FooterMenu({ menu }: { menu: Menu }) {
  const { footer } = useWords();
  return (
    <nav aria-label={footer.menu} className={styles.groups}>
      {menu.map(({ title, path, items }) => (
        <div key={title}>
          <h2>{path ? <MenuLink path={path}>{title}</MenuLink> : title}</h2>
          {items && (
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.title}>
                  <MenuLink path={item.path}>{item.title}</MenuLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </nav>
  );
}
