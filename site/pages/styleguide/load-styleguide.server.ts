import { data } from "react-router";
import { localePath } from "#contract/locale.ts";
import { type Block, blockExamples } from "#contract/blocks/block.ts";
import type { SiteContext } from "../../render/context.server.ts";
import type { Head } from "../../seo/head.ts";
import { href } from "../../urls.ts";
import { photographBlock } from "./photograph.ts";
import { styleguideWords } from "./styleguide-words.ts";

/** For developers only: the public server answers 404. */
export async function loadStyleguide(
  site: SiteContext,
  search: URLSearchParams,
): Promise<{ head: Head; blocks: { type: string; examples: Block[] }[] }> {
  const { locale, hasStyleguide } = site;
  if (!hasStyleguide) throw data(null, { status: 404 });
  failAsAsked(search.get("fail"));
  const words = styleguideWords[locale];
  const trail = [
    { title: words.home, href: href(locale, "home") },
    { title: words.title, href: localePath(locale, "/_/styleguide") },
  ];
  const image = [...blockExamples.image, photographBlock];
  const blocks = Object.entries({ ...blockExamples, image, header: headerOfEachLevel() }).map(([type, examples]) => ({
    type,
    examples,
  }));
  return { head: { title: words.title, description: words.lead, trail }, blocks };
}

/** In order, as in an article: skipping a heading level would be an accessibility error. */
function headerOfEachLevel(): Block[] {
  return [1, 2, 3, 4, 5, 6].flatMap((level) => {
    const [any] = blockExamples.header;
    return any ? [{ ...any, data: { text: `${any.data.text}, ${level}`, level } }] : [];
  });
}

/** Shows the error page, and the fallback for an error page that fails. */
function failAsAsked(how: string | null): void {
  if (how === "once") throw new Error("the page fails");
  if (how !== "twice") return;
  const broken = {
    get message(): string {
      throw new Error("the error page fails, too");
    },
  };
  throw data(broken, { status: 500 });
}
