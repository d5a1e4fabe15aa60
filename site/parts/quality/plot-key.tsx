import { useWordsOf } from "../../i18n/use-words.tsx";
import styles from "./quality.module.css";
import { qualityWords } from "./quality-words.ts";

/** The signs of the dot plots, drawn as the plots draw them. */
export function PlotKey() {
  const { key } = useWordsOf(qualityWords);
  const signs = [
    { text: key.met, drawing: <path d="M16 12h0" strokeWidth="10" strokeLinecap="round" /> },
    { text: key.missed, drawing: <circle cx="16" cy="12" r="4" strokeWidth="2" /> },
    { text: key.target, drawing: <path d="M16 1v22" strokeWidth="2" /> },
    { text: key.good, drawing: <path d="M2 12h28" strokeWidth="5" /> },
  ];
  return (
    <ul className={styles.signs} aria-label={key.title}>
      {signs.map(({ text, drawing }) => (
        <li key={text}>
          <svg viewBox="0 0 32 24" width="32" height="24" fill="none" stroke="currentColor" aria-hidden="true">
            {drawing}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
