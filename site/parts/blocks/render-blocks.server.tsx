import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import type { Block } from "#contract/blocks/block.ts";
import type { Locale } from "#contract/locale.ts";
import { dictionaries } from "../../i18n/dictionaries.ts";
import { WordsProvider } from "../../i18n/use-words.tsx";
import { Blocks } from "./blocks.tsx";
import { HasPage } from "./rare-styles.tsx";

/** Renders blocks to HTML without a page, for printed documents. */
export function renderBlocks(blocks: Block[], locale: Locale): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <WordsProvider value={dictionaries[locale]}>
        <HasPage value={false}>
          <Blocks blocks={blocks} />
        </HasPage>
      </WordsProvider>
    </MemoryRouter>,
  );
}
