import type { MenuHere } from "../current-entry.ts";
import { useMenuEntries } from "../use-menu-entries.tsx";

/** A row of a menu's entries; a submenu opens under the row and moves what follows. */
export function VisionMenu({ label, menu }: { label: string; menu: MenuHere }) {
  return (
    <nav aria-label={label}>
      <ul className="vision-menu">
        {useMenuEntries(menu).map(({ title, link, items }) => (
          <li key={title}>
            {items ? (
              <details name="vision-menu">
                <summary className="fold-sign">{title}</summary>
                <ul>
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
