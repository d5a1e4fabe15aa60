import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../api/load-article.server.ts";
import { Scene } from "../article/scene.tsx";
import { countCompany } from "../company/count-company.server.ts";
import { numbersOf } from "../company/numbers.server.ts";
import { siteContext } from "../context.server.ts";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/about.ts";
import { AboutSections } from "./about/about-sections.tsx";
import styles from "./about/about.module.css";
import { loadSpeeches } from "./about/load-speeches.server.ts";
import { loadCompanyTexts } from "./about/load-company-texts.server.ts";
import { splitByHeadings } from "./about/split-by-headings.server.ts";
import { aboutWords } from "./about/words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const article = await loadArticle(context, "about");
  const [head, company, speeches, texts] = await Promise.all([
    articleHead(context, article, pathOf("about")),
    countCompany(context),
    loadSpeeches(context),
    loadCompanyTexts(context),
  ]);
  return {
    head,
    textLocale: article.locale,
    title: article.pageMeta.h1 ?? article.title,
    lead: article.description,
    image: article.image,
    numbers: company && { title: aboutWords[locale].numbers, items: numbersOf(company, locale) },
    parts: splitByHeadings(article.content),
    speeches: speeches.length > 0 ? { title: aboutWords[locale].speeches, items: speeches } : null,
    texts,
    words: { parts: aboutWords[locale].parts, more: aboutWords[locale].more },
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { head, textLocale, title, lead, image, numbers, parts, speeches, words } = loaderData;
  const anchors = [
    ...(numbers ? [{ anchor: "numbers", title: numbers.title }] : []),
    ...parts.flatMap((part) => (part.anchor && part.title ? [{ anchor: part.anchor, title: part.title }] : [])),
    ...(speeches ? [{ anchor: "speeches", title: speeches.title }] : []),
  ];
  return (
    <Page head={head} textLocale={textLocale}>
      <PageHead title={title} lead={lead} scene={image && <Scene image={image} />}>
        <nav aria-label={words.parts}>
          <ul className={`chips ${styles.anchors}`}>
            {anchors.map((part) => (
              <li key={part.anchor}>
                <a href={`#${part.anchor}`}>{part.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <AboutSections data={loaderData} />
    </Page>
  );
}
