import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./materials.module.css";
import { materialWords } from "./materials-words.ts";

export function SheetEnd() {
  const words = useWordsOf(materialWords);
  return (
    <p className={styles.end}>
      <PageLink page="materials" className="more">
        <Icon name="back" />
        {words.all}
      </PageLink>
    </p>
  );
}
