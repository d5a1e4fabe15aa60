import { localePath } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { Thing } from "../head.ts";
import { frameOf } from "./frame.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** For a page with one article. `path` is the page's, without the language prefix. */
export function articleThing(site: SiteContext, article: Article, path: string): Thing {
  const { absolute, provider } = frameOf(site);
  const page = absolute(localePath(article.locale, path));
  const published = article.publishedAt ?? article.reviewedAt;
  const modified = lastChange(article);
  const pictures = [article.shareImage?.path, article.image?.path].flatMap((picture) => picture ?? []);
  return {
    "@type": "Article",
    "@id": `${page}#article`,
    headline: article.pageMeta.h1 ?? article.title,
    description: article.description,
    inLanguage: article.locale,
    mainEntityOfPage: page,
    image: pictures.length > 0 ? pictures.map(absolute) : [absolute(`/share-${article.locale}.png`)],
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    ...(article.sources && {
      citation: article.sources.map(({ title, year }) => (year ? `${title}, ${year}` : title)),
    }),
    author: provider,
    publisher: provider,
  };
}

/** The later of its two dates. A day without a time sorts first, so text compares like time. */
export function lastChange({ publishedAt, reviewedAt }: Pick<Article, "publishedAt" | "reviewedAt">): string | null {
  return (
    [publishedAt, reviewedAt]
      .flatMap((date) => date ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}
