import { pathOf } from "#contract/paths.ts";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { MetaLine } from "../parts/article/meta-line.tsx";
import { EndActions } from "../parts/article/text-actions.tsx";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { splitByHeadings } from "../parts/blocks/split-by-headings.server.ts";
import { langOf } from "../i18n/lang-of.ts";
import { useWords } from "../i18n/use-words.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { loadNetworks } from "./social-networks/load-networks.server.ts";
import { NetworkCards } from "./social-networks/network-cards.tsx";
import styles from "./social-networks/social-networks.module.css";

export async function loader({ site }: LoaderArgs) {
  const [{ article, head, meta, content, origin }, networks] = await Promise.all([
    loadArticlePage(site, pathOf("socialNetworks"), { hasNeighbours: false }),
    loadNetworks(site),
  ]);
  return { article, head, meta, origin, parts: splitByHeadings(content), networks };
}

/** The links come first, the rules after them. */
export default function SocialNetworks({ loaderData }: PageProps<typeof loader>) {
  const { article, head, meta, origin, parts, networks } = loaderData;
  const { locale } = useWords();
  const { lang } = langOf(locale, article.locale);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.title} lead={article.lead} image={article.image} isLow>
        <MetaLine meta={meta} lang={lang} hasText />
      </PageHead>
      <div className={`wrap ${styles.page}`} data-origin={origin}>
        <NetworkCards networks={networks} />
        <div className={styles.text}>
          {parts.map(({ anchor, title, blocks }) => {
            const Part = title ? "section" : "div";
            return (
              <Part key={title} id={anchor}>
                {title && <h2>{title}</h2>}
                <Blocks blocks={blocks} />
              </Part>
            );
          })}
        </div>
        <EndActions canSave={meta.canSave} lang={lang} />
      </div>
    </Page>
  );
}
