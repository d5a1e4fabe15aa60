import { ArticlePage } from "../article/article-page.tsx";
import { JumpList } from "../article/jump-links.tsx";
import { Blocks } from "../blocks/blocks.tsx";
import { ReadOn } from "../blocks/read-on.tsx";
import { Diagram } from "../diagrams/diagram.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { SelectNav } from "../../ui/select-nav.tsx";
import type { ThemePageData } from "./load-theme-page.server.ts";
import { CHOICE } from "./choice-anchor.ts";
import styles from "./theme-page.module.css";
import { themeWords } from "./themes-words.ts";

export function ThemePage({ data }: { data: ThemePageData }) {
  const { topics, chosen, texts, alias: name, rest, ...page } = data;
  const words = useWordsOf(themeWords);
  return (
    <ArticlePage
      data={page}
      briefContents={
        <div className={styles.topics}>
          <JumpList
            parts={topics.map(({ anchor, href, title }) => ({
              href: anchor === chosen ? `#${CHOICE}` : href,
              title,
            }))}
          />
        </div>
      }
    >
      <Diagram article={name} locale={page.article.locale} as="h2" />
      <Blocks blocks={rest} />
      <div className={styles.choice} id={CHOICE}>
        <SelectNav
          label={words.label}
          name="tab"
          options={topics.map(({ anchor: value, title }) => ({ value, title }))}
          value={chosen}
          submitLabel={words.submit}
          emptyLabel={words.empty}
        />
      </div>
      {texts.map(({ alias, title, lang, opening, rest }) => (
        <section key={alias} id={alias} lang={lang} className={styles.text}>
          <h2>{title}</h2>
          <Blocks blocks={opening} />
          <ReadOn blocks={rest} />
        </section>
      ))}
    </ArticlePage>
  );
}
