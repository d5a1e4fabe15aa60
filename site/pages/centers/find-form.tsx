import { Form } from "react-router";
import type { FoundCenters } from "../../centers/find-centers.ts";
import { useWords } from "../../i18n/words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { href } from "../../urls.ts";
import styles from "./centers.module.css";
import type { FindText } from "./find-text.server.ts";

/** Asks by plain addresses, so it works before and without scripts. */
export function FindForm({ found: { tab, query }, text }: { found: FoundCenters; text: FindText }) {
  const { locale } = useWords();
  const items = [
    { id: 1, alias: "own", title: text.own },
    { id: 2, alias: "partners", title: text.partners },
  ];
  return (
    <div id="find" className={styles.find}>
      <Tabs label={text.tabs} items={items} active={tab} mode="query" by="alias" reset={["city"]} />
      <search>
        <Form action={`${href(locale, "centers")}#find`} className={styles.form}>
          {tab === "partners" && <input type="hidden" name="tab" value="partners" />}
          <div className="field">
            <label htmlFor="find-center">{text.label}</label>
            <input
              key={tab + query}
              id="find-center"
              className="input"
              name="q"
              type="search"
              defaultValue={query}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
            />
          </div>
          <button type="submit" className="button">
            <Icon name="search" />
            {text.find}
          </button>
        </Form>
      </search>
    </div>
  );
}
