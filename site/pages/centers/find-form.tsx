import type { ServiceFilter } from "../../tools/centers/filter-by-service.server.ts";
import type { FoundCenters } from "../../tools/centers/find-centers.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import "../../tools/centers/center-finder.css";
import { Island } from "../../islands/island.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { href } from "../../urls.ts";
import styles from "./centers.module.css";
import { centersPageWords } from "./centers-page-words.ts";

/** A GET form, so it works before and without scripts. */
export function FindForm({ found: { tab, query }, filter }: { found: FoundCenters; filter: ServiceFilter }) {
  const words = useWordsOf(centersPageWords);
  const { locale } = useWords();
  const items = [
    { id: 1, alias: "own", title: words.own },
    { id: 2, alias: "partners", title: words.partners },
  ];
  return (
    <div className={styles.find}>
      <Tabs label={words.tabs} items={items} active={tab} mode="query" by="alias" reset={["city"]} />
      <div id="find" className={styles.field}>
        <Island
          name="center-finder"
          props={{
            id: "find-center",
            action: href(locale, "centers"),
            tab,
            query,
            services: tab === "own" ? filter.chosen : [],
            words: { label: words.label[tab], find: words.find, go: words.go, clear: words.clear },
          }}
        />
      </div>
    </div>
  );
}
