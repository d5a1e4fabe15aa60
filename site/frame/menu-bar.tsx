import type { Menu } from "#contract/variables/menu.ts";
import { useCurrentEntry } from "./current-entry.ts";
import styles from "./menu-bar.module.css";
import { MenuLink } from "./menu-link.tsx";

type Props = {
  label: string;
  menu: Menu;
  className?: string | undefined;
  /** Submenus also open under a resting mouse. Not for a row whose submenus cover the next row of links. */
  opensOnHover?: boolean;
};

/** A row of the header's menu. Submenus are native details: they open without scripts too, one at a time. */
export function MenuBar({ label, menu, className = "", opensOnHover = false }: Props) {
  const currentAt = useCurrentEntry(menu);
  return (
    <nav aria-label={label} className={`${styles.bar} ${className}`}>
      <ul className={styles.entries}>
        {menu.map(({ title, path, items }) => (
          <li key={title}>
            {items ? (
              <details name="submenu" data-opens-on-hover={opensOnHover || undefined}>
                <summary className="fold-sign">
                  <span>{title}</span>
                </summary>
                <ul className={styles.submenu}>
                  {items.map((item) => (
                    <li key={item.title}>
                      <MenuLink path={item.path} current={currentAt(item.path)}>
                        {item.title}
                      </MenuLink>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              path && (
                <MenuLink path={path} current={currentAt(path)}>
                  {title}
                </MenuLink>
              )
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
