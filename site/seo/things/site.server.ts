import { href } from "../../urls.ts";
import type { Thing } from "../head.ts";
import { type Context, frameOf } from "./frame.server.ts";

/** The site and how to search it; for the home page only. */
export function siteThing(context: Context): Thing {
  const { home, name, locale, absolute, provider } = frameOf(context);
  return {
    "@type": "WebSite",
    "@id": `${home}#website`,
    name,
    url: home,
    inLanguage: locale,
    publisher: { "@id": provider["@id"] },
    potentialAction: {
      "@type": "SearchAction",
      target: `${absolute(href(locale, "search"))}?q={search_term_string}`,
      "query-input": "required name=search_term_string",
    },
  };
}
