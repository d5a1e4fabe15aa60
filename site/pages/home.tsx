import { failPage } from "../api/fail-page.server.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { siteContext } from "../context.server.ts";
import { useWords } from "../i18n/words.tsx";
import { articleHead } from "../seo/head.ts";
import { Page } from "../seo/page.tsx";
import { href } from "../urls.ts";
import type { Route } from "./+types/home.ts";
import hall from "./home/hall.svg";
import styles from "./home/home.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(siteContext);
  return api.articleByAlias({ alias: "index", filters: { active: true } }).catch(failPage);
}

export default function Home({ loaderData: { article } }: Route.ComponentProps) {
  const words = useWords();
  const paths = { ru: href("ru", "home"), en: href("en", "home") };
  return (
    <Page head={articleHead(article, paths, [])} textLocale={article.locale}>
      <section className={styles.wall}>
        <div className={`wrap ${styles.room}`}>
          <div className={styles.text}>
            <h1>{article.pageMeta.h1 ?? article.title}</h1>
            <p className="lead">{article.description}</p>
            <p className={styles.tagline}>{words.brand.tagline}</p>
          </div>
          <img className={styles.scene} src={hall} width={920} height={670} alt="" fetchPriority="high" />
        </div>
      </section>
      <div className="wrap section">
        <Blocks blocks={article.content} />
      </div>
    </Page>
  );
}
