import type { Consent } from "#contract/feedback.ts";
import { documentAliases, versionOf } from "#contract/forms/documents.ts";
import type { ConsentDocument, Form, Typed } from "#contract/forms/form.ts";
import { boxesOf } from "#contract/forms/forms.ts";
import type { Article } from "#contract/records/article.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { href } from "../../urls.ts";
import { type FormProps, versionField } from "./form-data.ts";

/** The address of each document, and the digest of its current text. */
export async function loadDocuments(site: SiteContext, { consents }: Form): Promise<FormProps["documents"]> {
  const { api, locale } = site;
  const entries = consents.map(async ({ document }) => {
    const alias = documentAliases[document];
    const asked = api.articleByAlias({ alias, filters: { active: true } });
    const found = await withFallback<{ article?: Article }>(site, asked, {});
    const page = document === "agreement" ? "article" : "aboutArticle";
    return [document, { href: href(locale, page, { alias }), version: versionOf(found.article) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) satisfies Partial<Record<ConsentDocument, unknown>>;
}

/** The entries of the consent ledger: the versions shown in the form, and only ticks that happened. */
export function consentsOf(form: Form, typed: Typed, post: FormData, documents: FormProps["documents"]): Consent[] {
  const boxes = boxesOf(form, typed);
  return form.consents
    .filter((ask) => ask.how === "by-sending" || (typed[ask.box] && boxes.includes(ask)))
    .map(({ document, how }) => {
      const seen = post.get(versionField(document));
      const isPrint = typeof seen === "string" && /^[0-9a-f]{12}$/.test(seen);
      return { document, version: isPrint ? seen : (documents[document]?.version ?? versionOf(undefined)), how };
    });
}
