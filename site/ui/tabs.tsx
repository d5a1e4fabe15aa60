import "./tabs.css";
import type { ReactNode } from "react";
import { useLocation } from "react-router";

type TabItem = { id: number | string; alias: string; title: ReactNode; disabled?: boolean };

type Common = {
  label: string;
  /** The alias (or id) of the active tab; by default the address decides. */
  active?: string | number | null;
  /** What the address contains. */
  by?: "alias" | "id";
};
type Query = Common & {
  mode?: "query";
  items: TabItem[];
  /** Query parameters that belong to the previous tab, such as its page number. */
  reset?: string[];
};
type Hash = Common & { mode: "hash"; items: (TabItem & { content: ReactNode })[] };

/**
 * Tabs that are links: they work without scripts, can be shared and opened in another tab. In query mode the page shows
 * what `?tab=` names; the first tab has no parameter. In hash mode the panels are here.
 */
export function Tabs(props: Query | Hash) {
  return props.mode === "hash" ? <HashTabs {...props} /> : <QueryTabs {...props} />;
}

function QueryTabs({ label, items, active, by = "alias", reset }: Query) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const current = findActive(items, by, active ?? params.get("tab"));
  for (const name of ["tab", ...(reset ?? [])]) params.delete(name);
  const searchOf = (item: TabItem) => {
    const own = new URLSearchParams(params);
    if (item !== items[0]) own.set("tab", String(item[by]));
    return own.size > 0 ? `?${own}` : "";
  };
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {items.map((item) => (
          <Tab key={item.id} item={item} to={pathname + searchOf(item)} current={item === current && "page"} />
        ))}
      </ul>
    </nav>
  );
}

function HashTabs({ label, items, active, by = "alias" }: Hash) {
  const { pathname, search } = useLocation();
  // The server never sees the hash: without scripts all panels show, and a script shows the active one
  // (`browser/hash-tabs.ts`).
  const current = findActive(items, by, active);
  return (
    <div data-hash-tabs="">
      <nav aria-label={label}>
        <ul className="tabs tabs-hash">
          {items.map((item) => (
            <Tab
              key={item.id}
              item={item}
              to={`${pathname}${search}#${item[by]}`}
              current={item === current && "true"}
            />
          ))}
        </ul>
      </nav>
      <div className="tab-panels">
        {items
          .filter(({ disabled }) => !disabled)
          .map((item) => (
            <div key={item.id} id={String(item[by])}>
              {item.content}
            </div>
          ))}
      </div>
    </div>
  );
}

function Tab({ item, to, current }: { item: TabItem; to: string; current: "page" | "true" | false }) {
  return (
    <li>
      {item.disabled ? (
        // Without an address it is not a link by itself; it is still announced, as disabled.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles, jsx-a11y/anchor-is-valid
        <a role="link" aria-disabled="true">
          {item.title}
        </a>
      ) : (
        <a href={to} data-keep-scroll="" aria-current={current || undefined}>
          {item.title}
        </a>
      )}
    </li>
  );
}

function findActive<Item extends TabItem>(items: Item[], by: "alias" | "id", key: string | number | null | undefined) {
  const open = items.filter(({ disabled }) => !disabled);
  return open.find((item) => String(item[by]) === String(key)) ?? open[0];
}
