import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { Locale } from "#contract/locale.ts";
import { langOf } from "../i18n/lang-of.ts";
import { useWords } from "../i18n/use-words.tsx";
import type { loader as rootLoader } from "../render/root.tsx";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { HeadTags } from "./head-tags.tsx";
import type { Head } from "./head.ts";
import { StructuredData } from "./structured-data.tsx";

type Props = { head: Head; textLocale?: Locale; children: ReactNode };

/** Every page is wrapped in this component, which requires a head to compile. */
export function Page({ head, textLocale, children }: Props) {
  const words = useWords();
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.publicOrigin ?? "";
  const { lang } = langOf(textLocale ?? words.locale, words.locale);
  return (
    <>
      <HeadTags head={head} locale={words.locale} siteName={words.brand.name} origin={origin} />
      <main id="content" tabIndex={-1}>
        <Breadcrumbs label={words.nav.trail} trail={head.trail} />
        {lang && (
          <div className="notice">
            <p className="wrap">{words.russianOnly}</p>
          </div>
        )}
        <div lang={lang}>{children}</div>
        <StructuredData things={head.things ?? []} trail={head.trail} origin={origin} />
      </main>
    </>
  );
}
