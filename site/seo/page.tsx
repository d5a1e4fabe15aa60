import { type ReactNode, use } from "react";
import { useRouteLoaderData } from "react-router";
import type { Locale } from "#contract/locale.ts";
import { useWords } from "../i18n/words.tsx";
import type { loader as rootLoader } from "../root.tsx";
import { MainOnly } from "../static/main-only.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { HeadTags } from "./head-tags.tsx";
import type { Head } from "./head.ts";
import { StructuredData } from "./structured-data.tsx";

type Props = { head: Head; textLocale?: Locale; children: ReactNode };

/** Every page is wrapped in this one, and it does not compile without a head. */
export function Page(props: Props) {
  if (use(MainOnly)) return <Inside {...props} />;
  return (
    <>
      <HeadOf head={props.head} />
      <main id="content" tabIndex={-1} data-static="page">
        <Inside {...props} />
      </main>
    </>
  );
}

export function HeadOf({ head }: { head: Head }) {
  const { locale, brand } = useWords();
  return <HeadTags head={head} locale={locale} siteName={brand.name} origin={useOrigin()} />;
}

function Inside({ head, textLocale, children }: Props) {
  const words = useWords();
  const origin = useOrigin();
  const isForeign = textLocale !== undefined && textLocale !== words.locale;
  return (
    <>
      <Breadcrumbs label={words.nav.trail} trail={head.trail} />
      {isForeign && (
        <div className="notice">
          <p className="wrap">{words.russianOnly}</p>
        </div>
      )}
      <div {...(isForeign && { lang: textLocale })}>{children}</div>
      {/* Read by programs that load the page, never by the browser. */}
      {import.meta.env.SSR && <StructuredData things={head.things ?? []} trail={head.trail} origin={origin} />}
    </>
  );
}

function useOrigin(): string {
  return useRouteLoaderData<typeof rootLoader>("root")?.publicOrigin ?? "";
}
