import type { Menu } from "#contract/variables/menu.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./menu-bar.module.css";
import { MenuLink } from "./menu-link.tsx";

/** A row of the header's menu. Submenus are native details: they open without scripts too, one at a time. */
export function MenuBar({
  label,
  menu,
  className = "",
}: {
  label: string;
  menu: Menu;
  className?: string | undefined;
}) {
  return (
    <nav aria-label={label} className={`${styles.bar} ${className}`}>
      <ul className={styles.entries}>
        {menu.map(({ title, path, items }) => (
          <li key={title}>
            {items ? (
              <details name="submenu">
                <summary>
                  {title}
                  <Icon name="chev" />
                </summary>
                <ul className={styles.submenu}>
                  {items.map((item) => (
                    <li key={item.title}>
                      <MenuLink path={item.path}>{item.title}</MenuLink>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              path && <MenuLink path={path}>{title}</MenuLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
