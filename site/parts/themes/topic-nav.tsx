import { useWordsOf } from "../../i18n/use-words.tsx";
import { SelectNav } from "../../ui/select-nav.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { themeWords } from "./themes-words.ts";
import styles from "./topic-nav.module.css";

type Props = {
  /** The name of the tabs. */
  label: string;
  topics: { alias: string; title: string; lang?: string | undefined }[];
  /** The alias of the topic that is shown; by default the address decides. */
  active: string | null;
};

/** The page of the list belongs to the previous topic. */
const PAGE = ["page"];

/** The topics of a page: tabs, and on a phone a select with the same addresses, because tabs would fill its screen. */
export function TopicNav({ label, topics, active }: Props) {
  const words = useWordsOf(themeWords);
  return (
    <div className={styles.topics}>
      <Tabs
        label={label}
        items={topics.map(({ alias, title, lang }) => ({
          id: alias,
          alias,
          title: lang ? <span lang={lang}>{title}</span> : title,
        }))}
        active={active}
        reset={PAGE}
      />
      <SelectNav
        label={words.topic}
        options={topics.map(({ alias: value, title, lang }) => ({ value, title, lang }))}
        value={active}
        submitLabel={words.submit}
        emptyLabel={words.empty}
        reset={PAGE}
      />
    </div>
  );
}
