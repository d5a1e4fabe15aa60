import "../../ui/message.css";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./saved.module.css";
import { savedWords } from "./saved-words.ts";

/** Shown by `browser/saving` if the requested page could not be loaded: phone numbers come first. */
export function Unsaved() {
  const words = useWordsOf(savedWords);
  return (
    <div className={`wrap ${styles.unsaved}`} data-unsaved="" hidden>
      <div className="message message-warning">
        <Icon name="warn" />
        <h2>{words.lost}</h2>
        <p>{words.lostText}</p>
        <p>
          {words.urgent} <a href="tel:103">103</a> {words.or} <a href="tel:112">112</a>.
        </p>
        <a className="button" href="/" data-again="">
          {words.again}
        </a>
      </div>
    </div>
  );
}
