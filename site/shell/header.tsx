import { useEffect, useRef } from "react";
import { HeaderRows } from "./header-rows.tsx";
import styles from "./header.module.css";
import { keptHtml } from "../static/kept-html.ts";
import type { ShellData } from "./load-shell.server.ts";

export function Header(data: Pick<ShellData, "contact" | "menus">) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? watchWhenTouched(header.current) : undefined), []);
  const attributes = { ref: header, className: styles.header, "data-static": "header" };
  if (!import.meta.env.SSR) return <header {...attributes} dangerouslySetInnerHTML={keptHtml("header")} />;
  return (
    <header {...attributes}>
      <HeaderRows {...data} />
    </header>
  );
}

/** Submenus open by themselves; what scripts add to them loads when the pointer or the focus first comes by. */
function watchWhenTouched(header: HTMLElement): () => void {
  const stop = new AbortController();
  let release: (() => void) | undefined;
  const touched = new AbortController();
  const watch = async () => {
    touched.abort();
    const { watchSubmenus } = await import("./watch-submenus.ts");
    if (!stop.signal.aborted) release = watchSubmenus(header);
  };
  const { signal } = touched;
  for (const event of ["pointerover", "focusin"]) header.addEventListener(event, watch, { signal });
  return () => {
    touched.abort();
    stop.abort();
    release?.();
  };
}
