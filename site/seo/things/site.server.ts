import { href } from "../../urls.ts";
import type { Thing } from "../head.ts";
import { frameOf } from "./frame.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** The site and its search; only for the home page. */
export function siteThing(site: SiteContext): Thing {
  const { home, name, locale, absolute, provider } = frameOf(site);
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
