import type { MenuHere } from "./current-entry.ts";
import styles from "./menu-bar.module.css";
import { useMenuEntries } from "./use-menu-entries.tsx";

type Props = {
  label: string;
  menu: MenuHere;
  className?: string | undefined;
  /** Submenus also open on hover. Not for a row whose submenus cover the next row of links. */
  opensOnHover?: boolean;
};

/** A row of the header's menu. Submenus are native details: they open without scripts too, one at a time. */
export function MenuBar({ label, menu, className = "", opensOnHover = false }: Props) {
  return (
    <nav aria-label={label} className={`${styles.bar} ${className}`}>
      <ul className={styles.entries}>
        {useMenuEntries(menu).map(({ title, link, items }) => (
          <li key={title}>
            {items ? (
              <details name="submenu" data-opens-on-hover={opensOnHover || undefined}>
                <summary className="fold-sign">
                  <span>{title}</span>
                </summary>
                <ul className={styles.submenu}>
                  {items.map((item) => (
                    <li key={item.title}>{item.link}</li>
                  ))}
                </ul>
              </details>
            ) : (
              link
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
