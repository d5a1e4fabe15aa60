import type { MenuHere } from "../current-entry.ts";
import { useMenuEntries } from "../use-menu-entries.tsx";

/** A whole menu at once: submenus are open here. */
export function VisionMenu({ label, menu }: { label: string; menu: MenuHere }) {
  return (
    <nav aria-label={label}>
      <ul className="vision-menu">
        {useMenuEntries(menu).map(({ title, link, items }) => (
          <li key={title}>
            {link ?? <b>{title}</b>}
            {items && (
              <ul>
                {items.map((item) => (
                  <li key={item.title}>{item.link}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
