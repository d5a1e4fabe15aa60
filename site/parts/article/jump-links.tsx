import { useWordsOf } from "../../i18n/use-words.tsx";
import { articleWords } from "./article-words.ts";
import styles from "./jump-links.module.css";

type Props = {
  parts: { href: string; title: string }[];
  /** Instead of "Contents". */
  label?: string;
};

/** What a short page is made of: links to its parts. */
export function JumpLinks(props: Props) {
  const { contents } = useWordsOf(articleWords);
  return (
    <nav aria-label={props.label ?? contents}>
      <JumpList {...props} />
    </nav>
  );
}

/** The same inside another navigation. */
export function JumpList({ parts, label }: Props) {
  const { contents } = useWordsOf(articleWords);
  return (
    <>
      <p className={styles.title}>{label ?? contents}</p>
      <ul className={`chips ${styles.parts}`}>
        {parts.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
