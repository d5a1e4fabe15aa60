import { useWords } from "../i18n/words.tsx";
import { PageLink } from "../link.tsx";
import styles from "./brand.module.css";
import { Logo } from "./logo.tsx";

export function Brand() {
  const { brand, nav } = useWords();
  return (
    <PageLink page="home" className={styles.brand} aria-label={nav.toHome}>
      <Logo />
      {brand.name}
      <small>{brand.tagline}</small>
    </PageLink>
  );
}
