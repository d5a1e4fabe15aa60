import { Fragment } from "react";
import type { Block } from "#contract/blocks/block.ts";
import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { ReadOn } from "../parts/blocks/read-on.tsx";
import { namesAmbulance } from "../parts/company/link-ambulance.ts";
import { Diagram } from "../parts/diagrams/diagram.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { refuseOwnPage } from "./alias/refuse-own-page.server.ts";
import { splitAfter } from "../parts/blocks/split-after.server.ts";
import { type Opened, splitOpening } from "../parts/blocks/split-opening.server.ts";

/** The anchor of the section that the diagram explains. */
const EXPLAINED = "how";
/** How long the rest of a section is, as stored, to be worth a fold. */
const LONG = 900;

export async function loader({ site, params: { item } }: LoaderArgs<"dialysisItem">) {
  const path = pathOf("dialysisItem", { item });
  refuseOwnPage(path);
  const page = await loadArticlePage(site, path);
  const [content, rest] = splitAfter(page.content, EXPLAINED);
  return { ...page, content, sections: sectionsOf(rest).map(openedOf), item };
}

export default function DialysisItem({ loaderData: { item, sections, ...page } }: PageProps<typeof loader>) {
  return (
    <ArticlePage data={page}>
      <Diagram article={item} locale={page.article.locale} />
      <div className="prose">
        {sections.map(({ opening, rest }, n) => (
          <Fragment key={n}>
            <Blocks blocks={opening} />
            <ReadOn blocks={rest} />
          </Fragment>
        ))}
      </div>
    </ArticlePage>
  );
}

/** Each begins with its heading. */
function sectionsOf(blocks: Block[]): Block[][] {
  const sections: Block[][] = [];
  for (const block of blocks) {
    if (block.type === "header" && block.data.level <= 2) sections.push([]);
    if (sections.length === 0) sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}

/**
 * On phones a long section is folded after its first paragraph, but never whom to call, nor the last one: how to begin.
 */
function openedOf(section: Block[], n: number, sections: Block[][]): Opened {
  const opened = splitOpening(section);
  const last = opened.opening.at(-1);
  // A sentence that announces a list is not torn from it.
  if (last?.type === "paragraph" && last.data.text.endsWith(":")) {
    opened.opening.push(...opened.rest.splice(0, 1));
  }
  const stored = JSON.stringify(opened.rest);
  const isFolded =
    n < sections.length - 1 &&
    opened.opening.length > 0 &&
    stored.length > LONG &&
    !stored.includes("tel:") &&
    !namesAmbulance(stored) &&
    !opened.rest.some(({ type }) => type === "care" || type === "warning");
  return isFolded ? opened : { opening: section, rest: [] };
}
