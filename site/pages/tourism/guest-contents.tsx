import type { Locale } from "#contract/locale.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { defineWords, useWords, useWordsOf } from "../../i18n/use-words.tsx";
import type { Part } from "../../parts/blocks/split-by-headings.server.ts";
import { Accordion } from "../../ui/accordion.tsx";
import styles from "./tourism-actions.module.css";

const contentsWords = defineWords({
  ru: { title: "Содержание: цена, оплата, язык, виза" },
  en: { title: "Contents: price, payment, language, visa" },
});

/** What this page answers, at its top: each link opens its fold. */
export function GuestContents({ answers, textLocale }: { answers: Part[]; textLocale: Locale }) {
  const { title } = useWordsOf(contentsWords);
  const { lang } = langOf(textLocale, useWords().locale);
  return (
    <nav aria-label={title} className={styles.contents}>
      <Accordion summary={title}>
        <ul lang={lang}>
          {answers.map(({ anchor, title: name }) =>
            anchor ? (
              <li key={anchor}>
                <a href={`#${anchor}`} className="alone">
                  {name}
                </a>
              </li>
            ) : null,
          )}
        </ul>
      </Accordion>
    </nav>
  );
}
