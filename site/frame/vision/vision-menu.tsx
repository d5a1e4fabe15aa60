import type { Menu } from "#contract/variables/menu.ts";
import { useCurrentEntry } from "../current-entry.ts";
import { MenuLink } from "../menu-link.tsx";

/** Everything of a menu at once: what opens elsewhere stands open here. */
export function VisionMenu({ label, menu }: { label: string; menu: Menu }) {
  const currentAt = useCurrentEntry(menu);
  return (
    <nav aria-label={label}>
      <ul className="vision-menu">
        {menu.map(({ title, path, items = [] }) => (
          <li key={title}>
            {path ? (
              <MenuLink path={path} current={currentAt(path)}>
                {title}
              </MenuLink>
            ) : (
              <b>{title}</b>
            )}
            {items.length > 0 && (
              <ul>
                {items.map((item) => (
                  <li key={item.title}>
                    <MenuLink path={item.path} current={currentAt(item.path)}>
                      {item.title}
                    </MenuLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
