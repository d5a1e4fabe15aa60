import { useLocation } from "react-router";
import { useWords } from "../i18n/use-words.tsx";
import { Icon } from "../ui/icon.tsx";
import type { ShownNotice } from "./load-notices.server.ts";
import styles from "./notices.module.css";

/** Notices for everybody, or for a region. */
export function Notices({ notices }: { notices: ShownNotice[] }) {
  const { pathname } = useLocation();
  const { notice } = useWords();
  const here = notices.filter(({ onlyOn }) => !onlyOn || onlyOn.includes(pathname));
  if (here.length === 0) return null;
  return (
    <aside className={styles.notices} aria-label={notice.label}>
      {here.map(({ text, href }) => (
        <p key={text} className="wrap">
          <Icon name="warn" />
          <span>
            {text} {href && <a href={href}>{notice.more}</a>}
          </span>
        </p>
      ))}
    </aside>
  );
}
