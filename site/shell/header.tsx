import { useEffect, useRef } from "react";
import { HeaderRows } from "./header-rows.tsx";
import styles from "./header.module.css";
import { keptHtml } from "./kept-html.ts";
import type { ShellData } from "./load-shell.server.ts";
import { watchSubmenus } from "./watch-submenus.ts";

export function Header(data: Pick<ShellData, "contact" | "menus">) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? watchSubmenus(header.current) : undefined), []);
  const attributes = { ref: header, className: styles.header, "data-static": "header" };
  if (!import.meta.env.SSR) return <header {...attributes} {...keptHtml("header")} />;
  return (
    <header {...attributes}>
      <HeaderRows {...data} />
    </header>
  );
}
