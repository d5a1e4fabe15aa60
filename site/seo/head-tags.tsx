import { defaultLocale, languages, type Locale } from "#contract/locale.ts";
import type { Head, Thing } from "./head.ts";

type Props = { head: Head; locale: Locale; siteName: string; origin: string };

/** React hoists these into <head>. */
export function HeadTags({ head, locale, siteName, origin }: Props) {
  const title = head.title.includes(siteName) ? head.title : `${head.title} — ${siteName}`;
  const article = head.things?.find((thing) => thing?.["@type"] === "Article");
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.keywords && <meta name="keywords" content={head.keywords} />}
      <meta property="og:type" content={article ? "article" : "website"} />
      {article && <DateTags article={article} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:locale" content={openGraph(locale)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={head.title} />
      <meta name="twitter:description" content={head.description} />
      <PictureTags head={head} locale={locale} origin={origin} />
      <meta
        name="robots"
        content={head.address && !head.isNoindex ? "index, follow, max-image-preview:large" : "noindex"}
      />
      {head.address && <AddressTags address={head.address} locale={locale} origin={origin} />}
    </>
  );
}

const SHARE_IMAGE: Record<Locale, string> = { ru: "/share-ru.png", en: "/share-en.png" };

/** Open Graph uses an underscore in language tags. */
function openGraph(locale: Locale): string {
  return languages[locale].tag.replace("-", "_");
}

function DateTags({ article: { datePublished, dateModified } }: { article: Thing }) {
  return (
    <>
      {datePublished !== undefined && <meta property="article:published_time" content={String(datePublished)} />}
      {dateModified !== undefined && <meta property="article:modified_time" content={String(dateModified)} />}
    </>
  );
}

/** The sharing picture of the page, or the site's own; with an absolute address, because other sites read it. */
function PictureTags({ head, locale, origin }: Omit<Props, "siteName">) {
  const { path, width, height } = head.shareImage ?? { path: SHARE_IMAGE[locale], width: 1200, height: 630 };
  // Media may be served from another host; then the path is already absolute.
  const url = path.startsWith("/") ? origin + path : path;
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={head.title} />
      <meta name="twitter:image" content={url} />
    </>
  );
}

/**
 * A page that falls back to Russian names the Russian one as canonical; a language is listed only if the page is
 * written in it.
 */
function AddressTags({
  address,
  locale,
  origin,
}: {
  address: NonNullable<Head["address"]>;
  locale: Locale;
  origin: string;
}) {
  const { paths, translations } = address;
  const urlIn = (language: Locale) => origin + paths[language];
  const canonical = urlIn(translations.includes(locale) ? locale : defaultLocale);
  const listed = new Set<Locale>([locale, ...(translations.includes(locale) ? translations : [])]);
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {translations
        .filter((language) => language !== locale)
        .map((language) => (
          <meta key={language} property="og:locale:alternate" content={openGraph(language)} />
        ))}
      {[...listed].map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(defaultLocale)} />
    </>
  );
}
