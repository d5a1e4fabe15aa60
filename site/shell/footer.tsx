import { FooterRows } from "./footer-rows.tsx";
import styles from "./footer.module.css";
import { keptHtml } from "./kept-html.ts";
import type { ShellData } from "./load-shell.server.ts";

export function Footer(data: ShellData) {
  const attributes = { className: `deep ${styles.footer}`, "data-static": "footer" };
  if (!import.meta.env.SSR) return <footer {...attributes} {...keptHtml("footer")} />;
  return (
    <footer {...attributes}>
      <FooterRows {...data} />
    </footer>
  );
}
