import { isRouteErrorResponse } from "react-router";
import type { Locale } from "#contract/locale.ts";
import { defaultPhones } from "../parts/company/defaults.ts";
import type { Dictionary } from "../i18n/dictionary.ts";
import { useWords } from "../i18n/use-words.tsx";
import { Urgent } from "../tools/forms/urgent.tsx";
import { PageLink } from "../parts/links/link.tsx";
import { ModalLink } from "../parts/links/modal-link.tsx";
import { Page } from "../seo/page.tsx";
import { Image } from "../ui/image.tsx";
import styles from "./error-page.css?url";
import { PhoneLink } from "./phone-link.tsx";
import signpost from "./signpost.svg";
import { WaysOn } from "./ways-on.tsx";

/**
 * The status in large type, a heading, and a message: the default one for 404 or without a message, otherwise the
 * error's.
 */
export function ErrorPage({ error, phone }: { error: unknown; phone: string | undefined }) {
  const words = useWords();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = titleOf(status, words);
  const text = words.page.error.default;
  const message = (status !== 404 && messageOf(error, words.locale)) || text;
  const isOurs = status >= 500;
  return (
    <Page head={{ title, description: text, trail: [] }}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="wall lit">
        <div className="wrap error-page">
          <div className="error-top">
            <p className="error-status">{status}</p>
            {status === 404 && <Image className="error-picture" src={signpost} width={480} height={400} alt="" />}
          </div>
          <h1>{title}</h1>
          <p className="lead">{isOurs ? words.error.ours : message}</p>
          {isOurs && <p>{message}</p>}
          <p className="error-ways">
            <PageLink page="home" className="button">
              {words.error.toHome}
            </PageLink>
            {/* On a page that is not there the field itself follows. */}
            {status !== 404 && (
              <ModalLink modal="search" className="button button-line">
                {words.nav.search}
              </ModalLink>
            )}
          </p>
          <PhoneLink phone={phone ?? defaultPhones[words.locale]} hasNote isMain />
          <Urgent locale={words.locale} />
        </div>
      </div>
      {status === 404 && <WaysOn />}
    </Page>
  );
}

function titleOf(status: number, { error }: Dictionary): string {
  if (status === 404) return error.notFound;
  if (status === 400) return error.badRequest;
  return status < 500 ? error.refused : error.broken;
}

/** Only words in the visitor's language: messages for programmers are not shown. */
function messageOf(error: unknown, locale: Locale): string | undefined {
  const message: unknown = isRouteErrorResponse(error) ? error.data?.message : undefined;
  return typeof message === "string" && isWords[locale].test(message) ? message : undefined;
}

const isWords: Record<Locale, RegExp> = {
  ru: /^[^{}<>[\]|\\=_@#$]*[а-яё]{2}[^{}<>[\]|\\=_@#$]*$/iu,
  en: /^[A-Z“][^{}<>[\]|\\=_@#$А-Яа-яЁё]*$/u,
};
