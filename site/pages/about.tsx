import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../api/load-article.server.ts";
import { JumpLinks } from "../parts/article/jump-links.tsx";
import { splitByHeadings } from "../parts/blocks/split-by-headings.server.ts";
import { countCompany } from "../parts/company/count-company.server.ts";
import { useWordsOf } from "../i18n/use-words.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { AboutSections } from "./about/about-sections.tsx";
import styles from "./about/about.module.css";
import { loadSpeeches } from "./about/load-speeches.server.ts";
import { loadCompanyTexts } from "./about/load-company-texts.server.ts";
import { aboutWords } from "./about/about-words.ts";

export async function loader({ site }: LoaderArgs) {
  const article = await loadArticle(site, "about");
  const [head, company, speeches, texts] = await Promise.all([
    articleHead(site, article, pathOf("about")),
    countCompany(site),
    loadSpeeches(site),
    loadCompanyTexts(site),
  ]);
  return {
    head,
    textLocale: article.locale,
    title: article.pageMeta.h1 ?? article.title,
    lead: article.description,
    image: article.image,
    company,
    parts: splitByHeadings(article.content),
    speeches,
    texts,
  };
}

export default function About({ loaderData }: PageProps<typeof loader>) {
  const { head, textLocale, title, lead, image, company, parts, speeches } = loaderData;
  const words = useWordsOf(aboutWords);
  const anchors = [
    ...(company ? [{ anchor: "numbers", title: words.numbers }] : []),
    ...parts.flatMap((part) => (part.anchor && part.title ? [{ anchor: part.anchor, title: part.title }] : [])),
    ...(speeches.length > 0 ? [{ anchor: "speeches", title: words.speeches }] : []),
  ];
  return (
    <Page head={head} textLocale={textLocale}>
      <PageHead title={title} lead={lead} image={image}>
        <div className={styles.parts}>
          <JumpLinks parts={anchors.map(({ anchor, title: part }) => ({ href: `#${anchor}`, title: part }))} />
        </div>
      </PageHead>
      <AboutSections data={loaderData} />
    </Page>
  );
}
