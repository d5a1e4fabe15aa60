import { defaultLocale, type Locale } from "#contract/locale.ts";
import type { Head } from "./head.ts";

type Props = { head: Head; locale: Locale; siteName: string; origin: string };

/** React lifts these into <head>, on the server and on every navigation. */
export function HeadTags({ head, locale, siteName, origin }: Props) {
  const title = head.title.includes(siteName) ? head.title : `${head.title} — ${siteName}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.keywords && <meta name="keywords" content={head.keywords} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:locale" content={locale === "ru" ? "ru_RU" : "en_GB"} />
      <meta name="twitter:card" content="summary" />
      {head.address ? (
        <AddressTags address={head.address} locale={locale} origin={origin} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** A page that falls back to Russian names the Russian one as its original; a language is listed only where it is written. */
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
      {[...listed].map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(defaultLocale)} />
    </>
  );
}
