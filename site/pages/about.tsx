import { failPage } from "../api/fail-page.server.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { siteContext } from "../context.server.ts";
import { useWords } from "../i18n/words.tsx";
import { articleHead } from "../seo/head.ts";
import { Page } from "../seo/page.tsx";
import { href } from "../urls.ts";
import type { Route } from "./+types/about.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(siteContext);
  return api.articleByAlias({ alias: "about", filters: { active: true } }).catch(failPage);
}

export default function About({ loaderData: { article } }: Route.ComponentProps) {
  const { locale, nav } = useWords();
  const paths = { ru: href("ru", "about"), en: href("en", "about") };
  const trail = [
    { title: nav.home, href: href(locale, "home") },
    { title: article.title, href: paths[locale] },
  ];
  return (
    <Page head={articleHead(article, paths, trail)} textLocale={article.locale}>
      <div className="wrap article">
        <h1>{article.pageMeta.h1 ?? article.title}</h1>
        <p className="lead">{article.description}</p>
        <Blocks blocks={article.content} />
      </div>
    </Page>
  );
}
