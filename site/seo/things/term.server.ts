import type { Article } from "#contract/records/article.ts";
import { href } from "../../urls.ts";
import type { Thing } from "../head.ts";
import { type Context, frameOf } from "./frame.server.ts";

type Term = Pick<Article, "alias" | "title" | "description" | "locale"> & Partial<Pick<Article, "synonyms">>;

/** A term of the glossary, for its own page. */
export function termThing(context: Context, term: Term): Thing {
  const { absolute } = frameOf(context);
  const set = absolute(href(term.locale, "glossary"));
  return { "@type": "DefinedTerm", ...told(context, term), inDefinedTermSet: `${set}#terms` };
}

/** The whole glossary, for the page that lists it. */
export function termSetThing(context: Context, name: string, terms: Term[]): Thing {
  const { absolute, locale } = frameOf(context);
  const page = absolute(href(locale, "glossary"));
  return {
    "@type": "DefinedTermSet",
    "@id": `${page}#terms`,
    name,
    url: page,
    inLanguage: locale,
    hasDefinedTerm: terms.map((term) => ({ "@type": "DefinedTerm", ...told(context, term) })),
  };
}

function told(context: Context, { alias, title, description, locale, synonyms }: Term) {
  const { absolute } = frameOf(context);
  const page = absolute(href(locale, "glossaryTerm", { item: alias }));
  return {
    "@id": `${page}#term`,
    name: title,
    description,
    url: page,
    ...(synonyms && { alternateName: synonyms }),
  };
}
