import type { Article } from "#contract/records/article.ts";
import { href } from "../../urls.ts";
import type { Thing } from "../head.ts";
import { frameOf } from "./frame.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

type Term = Pick<Article, "alias" | "title" | "description" | "locale"> & Partial<Pick<Article, "synonyms">>;

/** A term of the glossary, for its own page. */
export function termThing(site: SiteContext, term: Term): Thing {
  const { absolute } = frameOf(site);
  const set = absolute(href(term.locale, "glossary"));
  return { "@type": "DefinedTerm", ...told(site, term), inDefinedTermSet: `${set}#terms` };
}

/** The whole glossary, for the page that lists it. */
export function termSetThing(site: SiteContext, name: string, terms: Term[]): Thing {
  const { absolute, locale } = frameOf(site);
  const page = absolute(href(locale, "glossary"));
  return {
    "@type": "DefinedTermSet",
    "@id": `${page}#terms`,
    name,
    url: page,
    inLanguage: locale,
    hasDefinedTerm: terms.map((term) => ({ "@type": "DefinedTerm", ...told(site, term) })),
  };
}

function told(site: SiteContext, { alias, title, description, locale, synonyms }: Term) {
  const { absolute } = frameOf(site);
  const page = absolute(href(locale, "glossaryTerm", { item: alias }));
  return {
    "@id": `${page}#term`,
    name: title,
    description,
    url: page,
    ...(synonyms && { alternateName: synonyms }),
  };
}
