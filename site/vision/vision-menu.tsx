import { Link } from "react-router";
import { useWords } from "../i18n/words.tsx";
import { isModalId } from "../modals/modal-pages.ts";
import { ModalLink } from "../modals/modal-link.tsx";
import { inLocale } from "../urls.ts";

type MenuItem = { title: string; path?: string | undefined };
export type Menu = readonly (MenuItem & { items?: readonly MenuItem[] | undefined })[];

/** Everything of a menu at once: what opens elsewhere stands open here. */
export function VisionMenu({ menu }: { menu: Menu }) {
  return (
    <ul className="vision-menu">
      {menu.map(({ items, ...item }) => (
        <li key={item.title}>
          <MenuLink {...item} />
          {items && items.length > 0 && (
            <ul>
              {items.map((inner) => (
                <li key={inner.title}>
                  <MenuLink {...inner} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ title, path }: MenuItem) {
  const { locale } = useWords();
  if (!path) return <b>{title}</b>;
  const modal = path.slice(1);
  if (path.startsWith("#") && isModalId(modal)) return <ModalLink modal={modal}>{title}</ModalLink>;
  return <Link to={inLocale(locale, path)}>{title}</Link>;
}
