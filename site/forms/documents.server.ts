import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import type { Consent } from "#contract/feedback.ts";
import type { ConsentAsk, Form } from "#contract/forms/form.ts";
import { CONSENT } from "#contract/forms/form.ts";
import { quietly } from "../api/quietly.server.ts";
import { siteContext } from "../context.server.ts";
import { href } from "../urls.ts";
import { type FormProps, versionField } from "./form-data.ts";

type Context = Readonly<RouterContextProvider>;

/** The articles that visitors agree to. */
const articles: Record<ConsentAsk["document"], string> = {
  "personal-data": "personal-data-consent",
  vacancy: "vacancy-consent",
  publication: "publication-consent",
};

/** Where each is read, and which words stand there now: a version is a short print of the text. */
export async function loadDocuments(context: Context, { consents }: Form): Promise<FormProps["documents"]> {
  const { api, locale } = context.get(siteContext);
  const entries = Object.entries(articles).map(async ([document, alias]) => {
    const isAsked = consents.some((consent) => consent.document === document);
    const asked = isAsked ? api.articleByAlias({ alias, filters: { active: true } }) : null;
    const found = asked && (await quietly(context, asked, null as never));
    const version = found ? printOf([found.article.title, found.article.content]) : UNKNOWN;
    return [document, { href: href(locale, "aboutArticle", { alias }), version }] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as FormProps["documents"];
}

/** What goes into the ledger: the versions that stood in the form, and no tick that did not happen. */
export function consentsOf({ consents }: Form, post: FormData, documents: FormProps["documents"]): Consent[] {
  return consents
    .filter(({ how }) => how === "by-sending" || post.has(CONSENT))
    .map(({ document, how }) => {
      const seen = post.get(versionField(document));
      const isPrint = typeof seen === "string" && /^[0-9a-f]{12}$/.test(seen);
      return { document, version: isPrint ? seen : documents[document].version, how };
    });
}

/** Of a text that cannot be read right now. */
const UNKNOWN = "unknown";

function printOf(text: unknown): string {
  return createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 12);
}
