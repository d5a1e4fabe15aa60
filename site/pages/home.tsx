import { loadArticle } from "../api/load-article.server.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { useWords } from "../i18n/words.tsx";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { Image } from "../ui/image.tsx";
import { loadOrganisation } from "../seo/things/organisation.server.ts";
import { siteThing } from "../seo/things/site.server.ts";
import type { Route } from "./+types/home.ts";
import hall from "./home/hall.svg";
import styles from "./home/home.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const article = await loadArticle(context, "index");
  const [head, organisation] = await Promise.all([articleHead(context, article, "/"), loadOrganisation(context)]);
  return { article, head: { ...head, things: [organisation, siteThing(context)] } };
}

export default function Home({ loaderData: { article, head } }: Route.ComponentProps) {
  const words = useWords();
  return (
    <Page head={head} textLocale={article.locale}>
      <section className={styles.wall}>
        <div className={`wrap ${styles.room}`}>
          <div className={styles.text}>
            <h1>{article.pageMeta.h1 ?? article.title}</h1>
            <p className="lead">{article.description}</p>
            <p className={styles.tagline}>{words.brand.tagline}</p>
          </div>
          <Image className={styles.scene} src={hall} width={920} height={670} alt="" fetchPriority="high" />
        </div>
      </section>
      <div className="wrap section">
        <Blocks blocks={article.content} />
      </div>
    </Page>
  );
}
