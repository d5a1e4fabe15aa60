import "../ui/columns.css";
import "../ui/fields.css";
import "../ui/select.css";
import "../ui/choices.css";
import "../ui/message.css";
import { pathOf } from "#contract/paths.ts";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { MetaLine } from "../parts/article/meta-line.tsx";
import { Sources } from "../parts/article/sources.tsx";
import { Blocks } from "../parts/blocks/blocks.tsx";
import "../tools/day-menu/day-menu.css";
import "../tools/day-menu/totals.css";
import "../ui/limit-bar.css";
import { loadDay } from "../tools/day-menu/load-day.server.ts";
import { loadLarder } from "../tools/day-menu/load-larder.server.ts";
import { toDay } from "../i18n/format-date.ts";
import { langOf } from "../i18n/lang-of.ts";
import { useWords, useWordsOf } from "../i18n/use-words.tsx";
import { Island } from "../islands/island.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { href } from "../urls.ts";
import styles from "./day-menu/day-menu.module.css";
import { aboutDayMenuWords } from "./day-menu/day-menu-page-words.ts";

export async function loader({ site, request }: LoaderArgs) {
  const { locale } = site;
  const [{ article, content, meta, head, sources, bar }, { larder, served, isFaulty, error }] = await Promise.all([
    loadArticlePage(site, pathOf("dayMenu"), { hasNeighbours: false }),
    loadDay(site, request.url),
  ]);
  return {
    article,
    content,
    meta,
    sources,
    bar,
    head: isFaulty ? { ...head, title: error + head.title } : head,
    larder,
    served,
    today: toDay(locale, new Date().toISOString()).text,
  };
}

/** Loads all foods and recipes once; they are too large for the HTML. */
export async function islandLoader({ site }: LoaderArgs) {
  return { larder: await loadLarder(site) };
}

export default function DayMenuPage({ loaderData }: PageProps<typeof loader>) {
  const { article, content, meta, head, sources, larder, served, today } = loaderData;
  const { locale } = useWords();
  const { lang } = langOf(locale, article.locale);
  const words = useWordsOf(aboutDayMenuWords);
  const { norms, groups } = larder;
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.title} lead={article.lead} isLow />
      <div className={`wrap ${styles.tool}`}>
        <Island
          name="day-menu"
          wake="idle"
          props={{
            id: "dm",
            action: href(locale, "dayMenu"),
            served,
            groups,
            treatments: norms && {
              hemodialysis: norms.hemodialysis.title,
              "peritoneal-dialysis": norms["peritoneal-dialysis"].title,
              "before-dialysis": norms["before-dialysis"].title,
            },
            tables: href(locale, "referenceTables"),
            gain: href(locale, "weightGain"),
            today,
          }}
        />
        <MetaLine meta={meta} lang={lang} hasPrint={false} />
      </div>
      <section className={`section sand ${styles.about}`} aria-labelledby="about">
        <div className="wrap stack columns">
          <h2 id="about">{words.about}</h2>
          <Blocks blocks={content} />
          <Sources sources={sources} lang={lang} />
        </div>
      </section>
    </Page>
  );
}
