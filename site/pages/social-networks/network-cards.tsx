import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import type { Network } from "./load-networks.server.ts";
import styles from "./social-networks.module.css";
import { networkWords } from "./social-networks-words.ts";

const icons: Record<NonNullable<Network["kind"]>, IconName> = { community: "heart", channel: "mail", video: "play" };

export function NetworkCards({ networks }: { networks: Network[] }) {
  const words = useWordsOf(networkWords);
  return (
    <ul className={`grid grid-3 ${styles.networks}`}>
      {networks.map(({ title, url, host, text, often, kind }) => (
        <li key={url} className={`card whole-link ${styles.network}`}>
          {kind && (
            <span className={styles.icon}>
              <Icon name={icons[kind]} />
            </span>
          )}
          <h2>
            <a href={url} rel="noopener" target="_blank">
              {title}
              <span className="sr"> ({words.newWindow})</span>
            </a>
          </h2>
          {text && <p>{text}</p>}
          <div className={`muted small ${styles.end}`}>
            {often && (
              <p>
                {words.often}: {often}
              </p>
            )}
            <p>{host}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
