import { useWords } from "../i18n/use-words.tsx";
import { PageLink } from "../parts/links/link.tsx";
import styles from "./brand.module.css";
import { Logo } from "./logo.tsx";

export function Brand() {
  const { brand, nav } = useWords();
  return (
    <PageLink page="home" className={styles.brand} data-brand="">
      <Logo />
      {brand.name}
      <small>{brand.tagline}</small>
      <span className="sr">{nav.toHome}</span>
    </PageLink>
  );
}
